/** A copy without the fields that are undefined. */
export const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
