import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { creerDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { MAX_LIGNES_DEVIS } from '@comptoir/contract/devis-clientele/limites.ts';
import { multiplyMontant, roundMontant } from '@comptoir/contract/argent.ts';
import type { Change } from '@comptoir/contract/articles/tarif.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { LigneChiffree } from '../../articles/articles.public.ts';
import { montantCoupe } from '../../decoupe/decoupe.public.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import type { DepsDevis } from '../deps-devis.ts';
import type { ArticleADeviser, GroupeADeviser } from './section-source.ts';
import {
  listLignesCommande,
  listLignesListe,
  listLignesPanier,
  type LigneSource,
} from './sources.sql.ts';

type Source = CallInput<typeof creerDevisClientele>['body'];

/** A group for each chantier, at the prices of who asks. */
export async function readSource(
  { pool, articles }: DepsDevis,
  demande: Demande,
  source: Source,
): Promise<GroupeADeviser[]> {
  const rows = await listLignes(pool, demande, source);
  if (rows.length === 0)
    throw refus(source.source === 'panier' ? 'devis-client-vide' : 'introuvable');
  if (rows.length > MAX_LIGNES_DEVIS) {
    throw refus('devis-client-trop-long', { maximum: MAX_LIGNES_DEVIS });
  }
  const { lignes, change } = await articles.chiffrerLot(demande, rows);
  return [...Map.groupBy(lignes, ({ ligne }) => ligne.groupe)].map(([groupe, siennes]) => ({
    titre: groupe ?? '',
    lignes: siennes.map((chiffree) => toArticle(chiffree, { demande, change })),
  }));
}

async function listLignes(
  pool: DepsDevis['pool'],
  { acteur }: Demande,
  { source, listeId, commande }: Source,
): Promise<LigneSource[]> {
  const qui = acheteurOf(acteur);
  switch (source) {
    case 'panier':
      return listLignesPanier(pool, qui);
    case 'liste':
      return listeId === undefined ? [] : listLignesListe(pool, qui, listeId);
    case 'commande':
      return commande === undefined ? [] : listLignesCommande(pool, qui, commande);
    default:
      return [];
  }
}

function toArticle(
  { article, tarif, ligne }: LigneChiffree<LigneSource>,
  { demande, change }: { demande: Demande; change: Change },
): ArticleADeviser {
  const { quantite, traitCoupe, chutes, travail, exemplaires } = ligne;
  const coupe =
    travail && multiplyMontant(montantCoupe(travail, article.decoupe, change), exemplaires);
  return {
    type: 'article',
    articleId: article.id,
    reference: article.reference,
    libelle: article.libelle[demande.langue],
    unite: article.unite,
    quantite,
    achatHT: article.retire ? null : (tarif?.prixNetHT.montant ?? null),
    traitCoupe,
    chutes,
    exemplaires,
    coupeHT: coupe ? roundMontant(coupe).montant : null,
  };
}
