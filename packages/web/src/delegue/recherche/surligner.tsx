/** The words that were looked for, in heavier letters where they stand. */
import { Fragment } from 'react';

interface Morceau {
  texte: string;
  isTrouve: boolean;
}

/** Cuts a text at the words of a search, accents and case aside. */
export function morceaux(texte: string, recherche: string): Morceau[] {
  const mots = fold(recherche).split(/\s+/).filter(Boolean);
  const letters = texte.split('');
  // One letter each: positions in the folded text are those of the text.
  const folded = letters.map((letter) => fold(letter).charAt(0) || ' ').join('');
  const found = letters.map(() => false);
  for (const mot of mots) {
    for (let at = folded.indexOf(mot); at !== -1; at = folded.indexOf(mot, at + 1)) {
      found.fill(true, at, at + mot.length);
    }
  }
  return letters.reduce<Morceau[]>((cut, letter, at) => {
    const isTrouve = found[at] ?? false;
    const last = cut.at(-1);
    if (last?.isTrouve === isTrouve) last.texte += letter;
    else cut.push({ texte: letter, isTrouve });
    return cut;
  }, []);
}

function fold(texte: string): string {
  return texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function Surligner({ texte, recherche }: { texte: string; recherche: string }) {
  if (!recherche) return texte;
  return morceaux(texte, recherche).map(({ texte: morceau, isTrouve }, at) =>
    isTrouve ? (
      <mark
        key={at}
        className="bg-transparent font-[760] text-inherit underline decoration-del-edge decoration-2 underline-offset-3"
      >
        {morceau}
      </mark>
    ) : (
      <Fragment key={at}>{morceau}</Fragment>
    ),
  );
}
