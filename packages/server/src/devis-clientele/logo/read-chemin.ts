/** The path of a drawing, read to its last number and written anew; undefined for what is none. */
const NOMBRES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NOMBRE = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** The two flags of an arc may stand without anything between them. */
const DRAPEAU = /[\s,]*([01])/y;
const LIMITE = 1e6;

export function readChemin(texte: string): string | undefined {
  const sorties: string[] = [];
  let at = 0;
  while (at < texte.length) {
    const [, lettre] = /^[\s,]*([a-z])/i.exec(texte.slice(at, at + 64)) ?? [];
    if (lettre === undefined) return texte.slice(at).trim() === '' ? fin(sorties) : undefined;
    const attendus = NOMBRES[lettre.toLowerCase()];
    if (attendus === undefined) return undefined;
    if (sorties.length === 0 && lettre.toLowerCase() !== 'm') return undefined;
    at = texte.indexOf(lettre, at) + 1;
    if (attendus === 0) {
      sorties.push(lettre);
      continue;
    }
    const lus = readGroupes(texte, at, { attendus, isArc: lettre.toLowerCase() === 'a' });
    if (!lus) return undefined;
    sorties.push(lettre + lus.nombres.join(' '));
    at = lus.apres;
  }
  return fin(sorties);
}

function fin(sorties: readonly string[]): string | undefined {
  return sorties.length < 2 ? undefined : sorties.join('');
}

/** As many numbers as the command takes, once or several times over. */
function readGroupes(
  texte: string,
  depuis: number,
  { attendus, isArc }: { attendus: number; isArc: boolean },
): { nombres: number[]; apres: number } | undefined {
  const nombres: number[] = [];
  let apres = depuis;
  for (;;) {
    const rang = nombres.length % attendus;
    const lecteur = isArc && (rang === 3 || rang === 4) ? DRAPEAU : NOMBRE;
    lecteur.lastIndex = apres;
    const [tout = '', lu] = lecteur.exec(texte) ?? [];
    if (lu === undefined) break;
    const valeur = Number(lu);
    if (!Number.isFinite(valeur) || Math.abs(valeur) > LIMITE) return undefined;
    nombres.push(Math.round(valeur * 10_000) / 10_000);
    apres += tout.length;
  }
  return nombres.length === 0 || nombres.length % attendus > 0 ? undefined : { nombres, apres };
}
