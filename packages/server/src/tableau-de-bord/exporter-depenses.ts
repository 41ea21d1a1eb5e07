import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import type { Depenses } from '@comptoir/contract/tableau-de-bord/depenses.schema.ts';
import { TYPE_CSV, writeTableauCsv, type Cellule } from '../documents/tableur.public.ts';
import type { Demande } from '../http/acteur.ts';
import { readDepenses, type Demandes, type DepsTableau } from './lire-tableau-de-bord.ts';
import { MOTS, type Mots } from './mots.ts';

/** Every chantier, category or person by name, one row each, one column for each month. */
export async function exporterDepenses(
  deps: Pick<DepsTableau, 'pool' | 'clock' | 'arbre'>,
  demande: Demande,
  query: Demandes,
): Promise<Fichier> {
  const depenses = await readDepenses(deps, demande, query, Infinity);
  const t = MOTS[demande.langue];
  return {
    data: Buffer.from(writeTableauCsv(tableauOf(depenses, t))).toString('base64'),
    name: `${t('export.fichier')}-${deps.clock.today()}.csv`,
    type: TYPE_CSV,
  };
}

function tableauOf({ par, devise, series, mois, total, avant }: Depenses, t: Mots) {
  const nombre = (decimal: string): Cellule => ({ nombre: decimal, decimales: 2 });
  const rangeeOf = (nom: string, montants: readonly string[], somme: string): Cellule[] => [
    { texte: nom },
    { texte: devise },
    ...montants.map(nombre),
    nombre(somme),
  ];
  return {
    titre: t('export.fichier'),
    colonnes: [
      { tete: t(`export.axes.${par}`), largeur: 30 },
      { tete: t('export.devise'), largeur: 8 },
      ...mois.map((un) => ({ tete: un.mois, largeur: 12 })),
      { tete: t('export.total'), largeur: 14 },
    ],
    rangees: [
      ...series
        .filter(({ genre }) => genre !== 'tout')
        .map((serie, i) =>
          rangeeOf(
            serie.genre === 'nommee'
              ? serie.libelle
              : t(`series.${par === 'chantier' ? 'sans' : 'autres'}`),
            mois.map(({ parts }) => parts[i] ?? '0.00'),
            serie.total,
          ),
        ),
      rangeeOf(
        t('export.total'),
        mois.map((un) => un.total),
        total,
      ),
      rangeeOf(
        t('export.avant'),
        mois.map((un) => un.avant),
        avant,
      ),
    ],
  };
}
