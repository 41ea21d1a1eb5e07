/** The columns of the files for spreadsheets and of the text, as the variant asks. */
import type { Cellule, Tableau } from '../../documents/tableur.public.ts';
import { listAjustements, type Ajustement } from './ajustements.ts';
import type { LigneExportee, PanierExporte } from './panier-exporte.ts';

export interface Colonne {
  tete: string;
  /** In signs. */
  largeur: number;
  cellule: (ligne: LigneExportee, chantier: string) => Cellule;
  /** The cell of what is no article; empty by default. */
  ajustee?: (ajustement: Ajustement) => Cellule;
}

const VIDE: Cellule = { texte: '' };

export function listColonnes({ t, variante, sections, chantiers }: PanierExporte): Colonne[] {
  const lignes = chantiers.flatMap((chantier) => chantier.lignes);
  const texte = (
    tete: string,
    largeur: number,
    read: (ligne: LigneExportee, chantier: string) => string,
  ): Colonne => ({ tete, largeur, cellule: (...de) => ({ texte: read(...de) }) });
  const nombre = (
    tete: string,
    decimales: 0 | 2 | 4,
    read: (ligne: LigneExportee) => string | undefined,
  ): Colonne => ({
    tete,
    largeur: 14,
    cellule: (ligne) => ({ nombre: read(ligne) ?? '', decimales }),
  });
  const prix = variante === 'PrixPublic' ? t('colonnes.prixPublicHT') : t('colonnes.prixHT');
  return [
    texte(t(sections ? 'colonnes.section' : 'colonnes.chantier'), 22, (_, chantier) => chantier),
    texte(t('colonnes.reference'), 18, ({ reference }) => reference),
    {
      ...texte(t('colonnes.designation'), 48, ({ libelle }) => libelle),
      ajustee: ({ libelle }) => ({ texte: libelle }),
    },
    texte(t('colonnes.marque'), 16, ({ marque }) => marque),
    texte(t('colonnes.referenceFournisseur'), 18, (ligne) => ligne.referenceFournisseur),
    texte(t('colonnes.codeBarres'), 16, ({ ean }) => ean),
    texte(t('colonnes.coupe'), 14, ({ traitCoupe }) => traitCoupe),
    nombre(t('colonnes.quantite'), 0, ({ quantite }) => String(quantite)),
    texte(t('colonnes.unite'), 12, ({ unite }) => unite),
    ...(variante === 'SansPrix'
      ? []
      : [
          nombre(prix, 4, ({ prixHT }) => prixHT?.montant),
          nombre(t('colonnes.coupeHT'), 2, ({ coupeHT }) => coupeHT?.montant),
          {
            ...nombre(t('colonnes.montantHT'), 2, ({ montantHT }) => montantHT?.montant),
            ajustee: ({ montantHT }: Ajustement): Cellule => ({
              nombre: montantHT.montant,
              decimales: 2,
            }),
          },
          nombre(t('colonnes.ecoHT'), 4, ({ ecoHT }) => ecoHT?.montant),
          {
            ...nombre(t('colonnes.tva'), 2, ({ tva }) => tva ?? undefined),
            ajustee: ({ tva }: Ajustement): Cellule => ({ nombre: tva, decimales: 2 }),
          },
        ]),
    ...(lignes.some(({ cible }) => cible !== null)
      ? [nombre(t('colonnes.cible'), 0, ({ cible }) => cible?.toString())]
      : []),
    ...(lignes.some(({ note }) => note !== '')
      ? [texte(t('colonnes.note'), 40, ({ note }) => note)]
      : []),
    ...(variante === 'AvecImages' ? [texte(t('colonnes.image'), 40, ({ image }) => image)] : []),
  ];
}

/** Every line with the name of its chantier, in their order. */
export function listLignes({ chantiers }: PanierExporte): [LigneExportee, string][] {
  return chantiers.flatMap(({ libelle, lignes }) =>
    lignes.map((ligne): [LigneExportee, string] => [ligne, libelle]),
  );
}

/** Lines, then what makes of them the total; of a part, a word on what is not counted. */
export function tableauOf(panier: PanierExporte): Tableau {
  const { t, sansPromotions } = panier;
  const colonnes = listColonnes(panier);
  const ajuster = (ajustement: Ajustement) =>
    colonnes.map(({ ajustee }) => ajustee?.(ajustement) ?? VIDE);
  const note = colonnes.map(({ tete }): Cellule =>
    tete === t('colonnes.designation') ? { texte: t('totaux.sansPromotions') } : VIDE,
  );
  return {
    titre: panier.titre,
    colonnes,
    rangees: [
      ...listLignes(panier).map((de) => colonnes.map(({ cellule }) => cellule(...de))),
      ...listAjustements(panier).map(ajuster),
      ...(sansPromotions ? [note] : []),
    ],
  };
}
