/** What is left of money taken too much goes back to the company. */
import { compareMontants, type Montant } from '@comptoir/contract/argent.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { TropPercu } from '@comptoir/contract/factures/trop-percus.contract.ts';
import { composer } from '../../courrier/composer.ts';
import { notifier } from '../../courrier/notifier.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { MOTS } from '../mots.ts';
import {
  insertRemboursement,
  listDestinataires,
  lockCompte,
  updateReclame,
} from './trop-percus.sql.ts';

/** The accounts pay it back; until then it stays theirs and is deducted from nothing. */
export function reclamerTropPercu(pool: Pool, acteur: Acteur, cle: string): Promise<TropPercu> {
  const { compteId } = acheteurOf(acteur);
  return transaction(pool, async (tx) => {
    await lockCompte(tx, compteId);
    const reclame = await updateReclame(tx, { cle, compteId });
    if (!reclame) throw refus('introuvable');
    const rien = { montant: '0', devise: reclame.reste.devise };
    if (compareMontants(reclame.reste, rien) === 0) throw refus('sans-trop-percu');
    return reclame;
  });
}

interface Remboursement {
  numero: string;
  /** What the bank calls the transfer. */
  reference: string;
  jour: string;
  /** Where the shop is. */
  url: string;
}

/** By the accounts, once they made the transfer. */
export function rembourserTropPercu(pool: Pool, demande: Remboursement): Promise<void> {
  return transaction(pool, async (tx) => {
    const rendu = await insertRemboursement(tx, demande);
    if (!rendu) throw refus('introuvable');
    const { compteId, montant, devise } = rendu;
    await writeRemboursement(tx, demande, { compteId, montant: { montant, devise } });
  });
}

async function writeRemboursement(
  tx: Tx,
  { numero, reference, url }: Remboursement,
  { compteId, montant }: { compteId: number; montant: Montant },
): Promise<void> {
  const destinataires = await listDestinataires(tx, compteId);
  await notifier(
    tx,
    'facture',
    destinataires.map(({ id, email, langue }) => {
      const t = MOTS[langue];
      const dit = { numero, reference, montant: formatArgent(langue, montant) };
      const lien = url + liens.factures(langue);
      const courrier = composer({
        a: email,
        langue,
        sujet: t('courrier.sujetRembourse', dit),
        texte: t('courrier.texteRembourse', dit),
        bouton: { libelle: t('courrier.boutonFactures'), url: lien },
        suite: t('courrier.suite'),
      });
      return { utilisateurId: id, lien, courrier };
    }),
  );
}
