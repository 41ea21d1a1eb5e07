import { compareMontants, roundMontant, subtractMontants } from '@comptoir/contract/argent.ts';
import { convertirMontant, type Change } from '@comptoir/contract/articles/tarif.ts';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { Franco, Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import { calculerTotaux } from '@comptoir/contract/panier/totaux.ts';
import type { ArticlePublic } from '../articles/articles.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import { findSituation, listLignes, type LignePanierRow, type Situation } from './lecture.sql.ts';
import { compterLigne, toLigne } from './ligne-chiffree.ts';
import { proprietaireOf } from './panier.sql.ts';
import { versionOf } from './version.ts';

export interface LigneLue {
  row: LignePanierRow;
  article: ArticlePublic;
  ligne: LignePanier;
}

export interface PanierLu {
  situation: Situation;
  version: string;
  lignes: LigneLue[];
  tarif: TarifPanier;
  change: Change;
}

/** The basket of who asks, priced in one pass. */
export async function lirePanier({ pool, articles }: Deps, demande: Demande): Promise<PanierLu> {
  const { acteur, langue } = demande;
  const situation = await findSituation(pool, proprietaireOf(acteur), acteur.compteId);
  const rows = situation.id === null ? [] : await listLignes(pool, situation.id);
  const { change, lignes: chiffrees } = await articles.chiffrerLot(demande, rows);
  const lignes = chiffrees.map((chiffree) => ({
    row: chiffree.ligne,
    article: chiffree.article,
    ligne: toLigne(chiffree, langue),
  }));
  const tarif = calculerTotaux(
    lignes.flatMap(({ ligne }) => compterLigne(ligne) ?? []),
    change.devise,
  );
  const { id, version } = situation;
  const lue = id === null || version === null ? undefined : { id, version };
  return { situation, version: versionOf(lue), lignes, tarif, change };
}

/** Those that hold something, in their order. */
export function toChantiers(lignes: readonly LigneLue[]): Chantier[] {
  return [...Map.groupBy(lignes, ({ row }) => row.chantierId)].flatMap(([id, siennes]) => {
    const [premiere] = siennes;
    if (!premiere) return [];
    const { libelle, codeServiceChorus, numeroEngagement, referenceCommande } = premiere.row;
    return {
      id,
      libelle,
      nombreArticles: siennes.length,
      codeServiceChorus,
      numeroEngagement,
      referenceCommande,
      articles: siennes.map(({ ligne }) => ligne),
    };
  });
}

export function toPanier(lu: PanierLu, { acteur }: Demande): Panier {
  const { situation, version, lignes, tarif } = lu;
  return {
    id: situation.id,
    version,
    type: acteur.consultation ? 'Devis' : (situation.type ?? 'Commande'),
    commentaire: situation.commentaire ?? '',
    nombreArticles: lignes.length,
    coupon: null,
    franco: toFranco(lu),
    tarif,
    chantiers: toChantiers(lignes),
  };
}

/** Goods after discounts count, the eco-participation does not. */
function toFranco({ situation, tarif, change }: PanierLu): Franco {
  const { franco, francoSeuil } = situation;
  const { devise, brutHT, remises } = tarif;
  const zero = { montant: '0.00', devise };
  // Of a compte, agreed in its currency; a visitor is told what the shop promises to all.
  const seuil =
    franco === null
      ? roundMontant(convertirMontant(enseigne.promesses.francoEuros, change))
      : francoSeuil === null
        ? null
        : roundMontant({ montant: francoSeuil, devise });
  const type = franco ?? 0;
  if (seuil === null) return { type, seuil, reste: type === 0 ? null : zero };
  const manque = subtractMontants(seuil, subtractMontants(brutHT, remises));
  return { type, seuil, reste: compareMontants(manque, zero) > 0 ? roundMontant(manque) : zero };
}
