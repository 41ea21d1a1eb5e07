/** Callbacks, as the test bank writes them or as somebody else would. */
import { sql } from '../../src/db/sql.ts';
import { ENTETE_SIGNATURE, signer } from '../../src/banque-essai/signature.ts';
import { readPaiement, type Caisse, type Payeur } from './paiements.ts';

export async function corpsOf(payeur: Payeur, change: object = {}): Promise<string> {
  const { montant } = await readPaiement(payeur);
  return JSON.stringify({
    evenement: 'un-evenement',
    cle: payeur.key,
    reference: payeur.reference,
    etat: 'accepte',
    motif: null,
    ...montant,
    ...change,
  });
}

/** As the bank signs it. */
export async function signe(
  { api }: Caisse,
  corps: string,
  maintenant = new Date(),
): Promise<string> {
  const { secret } = await api.pool.one<{ secret: string }>(
    sql`select secret from banque_essai_secret`,
  );
  return signer(secret, corps, maintenant);
}

interface Rappel {
  id: string;
  corps: string;
  signature: string | undefined;
}

export function envoyerRappel({ api }: Caisse, { id, corps, signature }: Rappel) {
  return fetch(`${api.url}/api/paiements/${id}/notification`, {
    method: 'POST',
    body: corps,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { [ENTETE_SIGNATURE]: signature }),
    },
  });
}
