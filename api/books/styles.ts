// The styles of books.
import { fontFaces } from "./fonts.ts";

/** The styles that an e-book and a printed book have in common. Sizes follow the reader's own. */
const common = `
body{font-family:"Literata",Georgia,serif;line-height:1.5;margin:0}
h1,h2,h3{font-family:"Brygada 1918",Georgia,serif;line-height:1.15;font-weight:700;break-after:avoid;hyphens:none}
h1{font-size:1.7em;margin:0 0 1em}
h2{font-size:1.45em;margin:.9em 0 .35em}
h3{font-size:1.1em;margin:1.2em 0 .3em}
p{margin:0;orphans:2;widows:2}
.telling{hyphens:auto}
.telling p+p{text-indent:1.4em}
.telling hr+p,.telling .label+p{text-indent:0}
.telling+.telling{margin-top:2em}
.label{font-size:.85em;font-style:italic;margin:0 0 1em}
.hour{font-family:"Brygada 1918",Georgia,serif;font-style:italic;margin:0 0 .6em;break-after:avoid}
.quiet{font-style:italic}
.story{margin:0 0 3em}
figure{margin:0 0 1em;break-inside:avoid;break-after:avoid}
figure img{display:block;width:100%;height:auto}
blockquote{margin:1em 0 1em 1.4em;font-style:italic}
hr{border:0;height:1.5em;margin:0;text-align:center}
hr::before{content:"\\2022  \\2022  \\2022"}
ol,ul{margin:.6em 0;padding-left:1.4em}
.titlepage{text-align:center;padding-top:25%}
.titlepage h1{font-size:2.6em}
.titlepage p{margin:.6em 0}
.part{text-align:center;padding-top:30%}
.part h1{font-size:2.2em}
nav ol,.index{list-style:none;padding-left:0}
nav ol ol{padding-left:1.2em}
nav li,.index li{margin:.25em 0}
section>div+div{margin-top:2em}
[epub\\:type~="colophon"] p{margin:.5em 0}
`;

/** A namespace that is declared below another rule counts for nothing. Without colours, since readers choose their own by day and by night. */
export const bookStyles: string = `@namespace epub "http://www.idpf.org/2007/ops";
${fontFaces(({ name }) => `fonts/${name}`)}${common.replace('[epub\\:type~="colophon"]', '[epub|type~="colophon"]')}
.cover{text-align:center;margin:0;padding:0}
.cover img{max-width:100%;max-height:100vh;height:auto;width:auto}
`;

const running = 'font:italic 8.5pt "Brygada 1918",Georgia,serif;color:#58486c';

/** A5 with room in the gutter, numbers at the outer foot, and the day at the head. */
export const printStyles = `${common}
@page{size:148mm 210mm;margin:19mm 15mm 20mm 18mm}
@page :left{margin:19mm 18mm 20mm 15mm;@bottom-left{content:counter(page);${running.replace("italic ", "")}}}
@page :right{@bottom-right{content:counter(page);${running.replace("italic ", "")}}}
@page bare{@bottom-left{content:none}@bottom-right{content:none}}
@page cover{margin:0;@bottom-left{content:none}@bottom-right{content:none}}
html{font-size:10pt;color:#251a37}
body{line-height:1.42}
a{color:inherit;text-decoration:none}
.telling a{text-decoration:underline}
.cover{page:cover;height:210mm;overflow:hidden}
.cover img{display:block;width:148mm;height:210mm;object-fit:cover}
.titlepage,.part{page:bare;break-before:page;break-after:page}
.contents,.index-page,.colophon{break-before:right}
.contents,.index-page,.colophon{page:matter}
.day{break-before:page}
.day h1{font-size:15pt;border-bottom:.6pt solid #653a85;padding-bottom:2mm;margin-bottom:6mm}
.story{margin:0;break-before:page}
.day h1+.story{break-before:avoid}
.story h2{font-size:17pt}
.telling p{text-align:justify}
.telling .label{text-align:left}
nav ol{font-size:9.5pt}
nav ol ol{margin-right:-3em}
nav li,.index li{position:relative;padding-right:3em;break-inside:avoid}
.contents li:has(>ol){break-inside:auto}
.page-number{position:absolute;right:0;top:0;font-variant-numeric:tabular-nums lining-nums}
.index{font-size:9pt}
.name{position:absolute;width:1pt;height:1pt}
`;

/** The numbers of the pages before the stories. */
export const romanNumbers = `
@page :left{@bottom-left{content:counter(page,lower-roman)}}
@page :right{@bottom-right{content:counter(page,lower-roman)}}
@page bare{@bottom-left{content:none}@bottom-right{content:none}}
@page cover{@bottom-left{content:none}@bottom-right{content:none}}
`;

/** Gives each day pages with its date at their heads. */
export const runningHeads = (heads: readonly { name: string; left: string; right: string }[]): string =>
  heads
    .map(
      ({ name, left, right }) =>
        `@page ${name}:left{@top-left{content:"${cssText(left)}";${running}}}` +
        `@page ${name}:right{@top-right{content:"${cssText(right)}";${running}}}.${name}{page:${name}}`,
    )
    .join("\n");

const cssText = (text: string) => text.replace(/["\\\n<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
