// The few phrases that state somebody's identity and allow no other reading. “Behind Mruk, the ginger cat yawned”, “the
// dog Mruk had met”, “as if Mruk were a rabbit” and „Mruk to nie pies” are allowed.

const notSupposed = "(?<!(?:if|though|like|whether|unless|that|says|said|think|thinks) )";
const nieNaPrzyklad = "(?<!(?:jakby|gdyby|że|czy|jak|niby) )";

/** “Mruk is a large dog”, “Mruk, a dog,”, “a dog called Mruk”, “the dog Mruk.” */
export function isInEnglish(name: string, what: string): string[] {
  return [
    `${notSupposed}${name} (?:is|was) (?:an?|the|our) (?:[\\p{L}-]+,? ){0,3}(?:${what})(?![’-]| person)`,
    `${notSupposed}${name}, (?:an?|our) (?:[\\p{L}-]+,? ){0,3}(?:${what})(?=[,.;])(?!,? (?:and|a|an|the) )`,
    `(?:an?|the|our) (?:[\\p{L}-]+,? ){0,3}(?:${what}) (?:called|named) ${name}`,
    `(?:the|our) (?:${what}) ${name}(?=[.,;!?])`,
  ];
}

/** „Mruk to duży pies”, „Mruk jest psem”, „Mruk, czarny pies,”, „pies Mruk”. */
export function isInPolish(name: string, what: string): string[] {
  return [
    `${nieNaPrzyklad}~${name} (?:to|jest|był|była) (?:(?!nie )\\p{L}+,? ){0,3}(?:${what})`,
    `${nieNaPrzyklad}~${name}, (?:(?!nie )\\p{L}+ ){0,3}(?:${what})(?=[,.;])`,
    `(?:${what}) ~${name}`,
  ];
}

/** The endings of a Polish adjective. */
export const anyEnding = "(?:y|a|e|ego|emu|ej|ą|ym|ymi|ych|i|iego|iemu|iej|im|imi|ich|ie)";
