import { sumMontants } from '@comptoir/contract/argent.ts';
import type { Remise } from '@comptoir/contract/delegue/remise.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { montantDeLigne, remiserPrix } from '@comptoir/contract/panier/totaux.ts';
import { nettoyerTexte } from '@comptoir/contract/texte-saisi.ts';
import type { Articles } from '../articles/articles.public.ts';
import { envoyer } from '../courrier/envoyer.ts';
import type { Pool } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import type { Demande } from '../http/acteur.ts';
import { newJeton } from '../session/session.public.ts';
import { courrierRemise } from './courriers-delegue.ts';
import { journaliser } from './journaliser.ts';
import { delegueOf } from './perimetre.ts';
import {
  findDelegue,
  findDestinataire,
  insertRemise,
  listLignes,
  type LigneARemettre,
} from './remises.sql.ts';

export interface RemiseDemandee {
  mot: string;
  envoyer: boolean;
}

interface Deps {
  pool: Pool;
  articles: Articles;
  /** Of the shop, as people open it. */
  url: string;
}

const JOURS = 30;

/** A link that shows the customer what is in his basket now, at the prices of now. */
export async function remettrePanier(
  { pool, articles, url }: Deps,
  demande: Demande,
  remise: RemiseDemandee,
): Promise<{ url: string; expireLe: string }> {
  const { acteur } = demande;
  const delegueId = delegueOf(acteur);
  const { utilisateurId } = acteur;
  if (utilisateurId === undefined) throw refus('sans-client');
  const { langue, email, client } = await findDestinataire(pool, utilisateurId);
  const panier = await listLignes(pool, utilisateurId);
  const lignes = await chiffrer(articles, { acteur, langue }, panier);
  const [premiere] = lignes;
  if (!premiere) throw refus('panier-vide');
  const totalHT = sumMontants(
    lignes.map(({ montantHT }) => montantHT),
    premiere.montantHT.devise,
  );
  const mot = nettoyerTexte(remise.mot);
  return transaction(pool, async (tx) => {
    const jeton = newJeton();
    const { expireLe } = await insertRemise(tx, {
      hash: jeton.hash,
      delegueId,
      utilisateurId,
      mot,
      contenu: { client, lignes, totalHT },
      jours: JOURS,
    });
    const lien = url + liens.preparation(langue, jeton.token);
    await journaliser(tx, acteur, 'panier-remis', { lignes: lignes.length });
    if (remise.envoyer) {
      const delegue = await findDelegue(tx, delegueId);
      const contenu = { client, mot, lien, lignes: lignes.length, totalHT, expireLe };
      await envoyer(tx, courrierRemise({ a: email, langue }, delegue, contenu));
    }
    return { url: lien, expireLe: expireLe.toISOString() };
  });
}

/** What has no price any more cannot be ordered: it is left out. */
async function chiffrer(
  articles: Articles,
  demande: Demande,
  panier: readonly LigneARemettre[],
): Promise<Remise['lignes']> {
  const { lignes } = await articles.chiffrerLot(demande, panier);
  return lignes.flatMap(({ ligne, article, tarif, plancherHT }) => {
    if (!tarif || article.retire) return [];
    const { articleId, quantite, remise } = ligne;
    const prixNetHT = remiserPrix(tarif.prixNetHT, remise, plancherHT);
    return {
      articleId,
      reference: article.reference,
      libelle: article.libelle[demande.langue],
      quantite,
      prixNetHT,
      montantHT: montantDeLigne(prixNetHT, quantite),
    };
  });
}
