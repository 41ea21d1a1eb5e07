import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { copyRows } from '../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { texte, type Texte } from '../catalogue/modele.ts';
import { readCibles } from '../contenus/cibles.ts';
import { lierTexte, type Cibles } from '../contenus/lier-texte.ts';
import type { Seeder } from '../seed.ts';
import { BLOCS, type BlocDemo } from './blocs-demo.ts';

export const accueil: Seeder = { nom: 'accueil', seed: seedAccueil };

const enLangues = ({ fr, en, es }: Texte) => [fr, en, es] as const;
const VIDE = texte('', '', '');

async function seedAccueil(tx: Tx): Promise<void> {
  const cibles = await readCibles(tx);
  await copyRows(
    tx,
    'bloc_accueil',
    [
      'genre',
      'rang',
      'titre_fr',
      'titre_en',
      'titre_es',
      'texte_fr',
      'texte_en',
      'texte_es',
      'reglages',
    ],
    BLOCS.map(
      (bloc, rang) =>
        [
          bloc.genre,
          rang,
          ...enLangues(bloc.titre),
          ...enLangues(bloc.texte ?? VIDE),
          JSON.stringify(reglagesOf(bloc, cibles)),
        ] as const,
    ),
  );
}

function reglagesOf({ nombre, cartes }: BlocDemo, cibles: Cibles): object {
  return {
    ...(nombre !== undefined && { nombre }),
    ...(cartes && {
      cartes: cartes.map(({ vers, ...carte }) => ({ ...carte, chemin: cheminsVers(vers, cibles) })),
    }),
  };
}

/** Written as the links of texts are, so that both are found by one rule. */
function cheminsVers(vers: string, cibles: Cibles): Record<Locale, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, lierTexte(`[](${vers})`, locale, cibles).slice(3, -1)]),
  ) as Record<Locale, string>;
}
