/** The columns of a catalogue as a table, for a workbook and for CSV. */
import { formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { MOTS_DOCUMENTS, type Cellule } from '../../../documents/tableur.public.ts';
import type { ContexteExport, Fiche } from '../fiche.ts';
import { MOTS } from '../../mots.ts';

export interface Colonne {
  tete: string;
  /** In signs. */
  largeur: number;
  read: (fiche: Fiche) => Cellule;
}

export function colonnesCatalogue(contexte: ContexteExport): Colonne[] {
  const { langue, devise, enMagasin } = contexte;
  const t = MOTS[langue];
  return [
    ...colonnesIdentite(contexte),
    ...(contexte.prix
      ? [
          nombre(t('colonnes.public', { devise }), 4, ({ tarif }) => tarif?.publicHT),
          nombre(t('colonnes.remise'), 2, ({ tarif }) => tarif?.remise),
          nombre(t('colonnes.net', { devise }), 4, ({ tarif }) => tarif?.netHT),
          texte(t('colonnes.paliers', { devise }), 28, ({ tarif }) =>
            (tarif?.paliers ?? [])
              .map(({ quantite, netHT }) =>
                t('palier', { quantite, prix: formatNombre(langue, netHT, 4) }),
              )
              .join(' · '),
          ),
          nombre(t('colonnes.eco', { devise }), 4, ({ tarif }) => tarif?.eco?.montantHT),
        ]
      : []),
    nombre(t('colonnes.tva'), 2, ({ tva }) => tva),
    ...(contexte.stock
      ? [
          ...(enMagasin
            ? [nombre(t('colonnes.magasin'), 0, ({ stock }) => stock?.magasin?.toString())]
            : []),
          nombre(t('colonnes.depot'), 0, ({ stock }) => stock?.depot.toString()),
          texte(t('colonnes.livre'), 12, ({ stock }) => (stock ? formatDate(stock.livreLe) : '')),
        ]
      : []),
    texte(t('colonnes.attributs'), 48, ({ attributs }) =>
      attributs
        .map(({ libelle, valeur, unite }) => `${libelle} : ${direValeur(valeur, unite)}`)
        .join(' · '),
    ),
    texte(t('colonnes.image'), 24, ({ image }) => image),
    texte(t('colonnes.page'), 24, ({ url }) => url),
    ...(contexte.isSuite
      ? [
          texte(t('colonnes.changement'), 14, ({ changement }) =>
            changement ? t(`changements.${changement}`) : '',
          ),
        ]
      : []),
  ];
}

function colonnesIdentite({ langue }: ContexteExport): Colonne[] {
  const t = MOTS[langue];
  const unites = MOTS_DOCUMENTS[langue];
  return [
    texte(t('colonnes.reference'), 18, ({ reference }) => reference),
    texte(t('colonnes.designation'), 48, ({ libelle }) => libelle),
    texte(t('colonnes.marque'), 16, ({ marque }) => marque),
    texte(t('colonnes.fabricant'), 18, ({ fabricant }) => fabricant),
    texte(t('colonnes.ean'), 16, ({ ean }) => ean),
    texte(t('colonnes.categorie'), 20, ({ noeud }) => noeud.chemin[0]?.libelle ?? ''),
    texte(t('colonnes.famille'), 32, ({ noeud }) =>
      noeud.chemin
        .slice(1)
        .map(({ libelle }) => libelle)
        .join(' › '),
    ),
    texte(t('colonnes.unite'), 12, ({ unite }) => unites(`unites.${unite}`)),
    nombre(t('colonnes.contenu'), 'exactes', ({ contenu }) => contenu),
    nombre(t('colonnes.minimum'), 0, ({ minimum }) => String(minimum)),
    nombre(t('colonnes.multiple'), 0, ({ multiple }) => String(multiple)),
    nombre(t('colonnes.poids'), 'exactes', ({ poids }) => enKilos(poids)),
    nombre(t('colonnes.garantie'), 0, ({ garantieMois }) => garantieMois?.toString()),
  ];
}

/** Grams as kilos, with a dot. */
export function enKilos(grammes: number): string {
  return `${Math.floor(grammes / 1000)}.${String(grammes % 1000).padStart(3, '0')}`;
}

export function direValeur(valeur: string, unite: string | null): string {
  return unite ? `${valeur} ${unite}` : valeur;
}

function texte(tete: string, largeur: number, read: (fiche: Fiche) => string): Colonne {
  return { tete, largeur, read: (fiche) => ({ texte: read(fiche) }) };
}

function nombre(
  tete: string,
  decimales: 0 | 2 | 4 | 'exactes',
  read: (fiche: Fiche) => string | null | undefined,
): Colonne {
  return { tete, largeur: 14, read: (fiche) => ({ nombre: read(fiche) ?? '', decimales }) };
}
