/** Lines of something else than the basket, a shopping list, in the files a basket is exported to. */
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import type { VarianteExport } from '@comptoir/contract/panier/export.contract.ts';
import type { LigneChiffree, LigneDeLot } from '../../articles/articles.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { LignePanierRow } from '../lecture.sql.ts';
import { toLigne } from '../lignes/ligne-chiffree.ts';
import type { LigneLue } from '../panier-lu.ts';
import { MOTS } from './mots.ts';
import {
  toLigneExportee,
  totaliserLignes,
  type ClientExporte,
  type PanierExporte,
} from './panier-exporte.ts';

export interface LigneAExporter extends LigneDeLot {
  ligneId: number;
  traitCoupe: string;
  /** How often the cut list is wanted. */
  exemplaires: number;
  note: string;
  cible: number | null;
  /** What the code on its label leads to; null: its label has the code of the article. */
  lien: string | null;
}

export interface GroupesAExporter {
  id: number;
  titre: string;
  /** The name of the file, without its date. */
  fichier: string;
  /** Parts of its own, which are no chantiers of a basket. */
  sections: boolean;
  client: ClientExporte | undefined;
  change: Change;
  groupes: readonly {
    libelle: string;
    /** As people named it. */
    nom: string | null;
    lignes: readonly LigneChiffree<LigneAExporter>[];
  }[];
}

/** At today’s prices, without promotions of a basket, discounts of one, or cutting. */
export function exporterGroupes(
  { id, titre, fichier, sections, client, change, groupes }: GroupesAExporter,
  { langue }: Demande,
  { url, variante = 'ParDefaut' }: { url: string; variante?: VarianteExport | undefined },
): PanierExporte {
  const lues = groupes.map((groupe) => ({
    ...groupe,
    lignes: groupe.lignes.map((chiffree) => {
      const row = toRow(chiffree.ligne);
      const ligne = toLigne({ ...chiffree, ligne: row }, { langue, change });
      const lue: LigneLue = { row, article: chiffree.article, ligne };
      return { lue, voulue: chiffree.ligne };
    }),
  }));
  const toutes = lues.flatMap(({ lignes }) => lignes.map(({ lue }) => lue));
  return {
    langue,
    t: MOTS[langue],
    variante,
    id,
    titre,
    fichier,
    sections,
    client,
    commentaire: '',
    chantiers: lues.map(({ libelle, nom, lignes }) => ({
      libelle,
      nom,
      referenceCommande: null,
      numeroEngagement: null,
      lignes: lignes.map(({ lue, voulue: { exemplaires, traitCoupe, note, cible, lien } }) => ({
        ...toLigneExportee(lue, { langue, variante, url }),
        exemplaires: traitCoupe === '' ? 0 : exemplaires,
        note,
        cible,
        lien,
      })),
    })),
    cadeaux: [],
    coupon: null,
    totaux: variante === 'SansPrix' ? null : totaliserLignes(toutes, variante, change.devise),
    sansPromotions: false,
  };
}

/** As a line of a basket that nobody has seen yet. */
function toRow({ ligneId, articleId, quantite, traitCoupe }: LigneAExporter): LignePanierRow {
  return {
    ligneId,
    place: 0,
    articleId,
    quantite,
    traitCoupe,
    coupe: null,
    chutes: true,
    remise: null,
    remiseDepassee: null,
    prixVu: null,
    deviseVue: null,
    chantierId: 0,
    rang: 0,
    libelle: null,
    codeServiceChorus: null,
    numeroEngagement: null,
    referenceCommande: null,
  };
}
