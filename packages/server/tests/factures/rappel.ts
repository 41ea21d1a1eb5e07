/** The test bank tells that it took the money of a payment; the status of the answer. */
import { ENTETE_SIGNATURE, signer } from '../../src/banque-essai/signature.ts';
import { sql } from '../../src/db/sql.ts';
import type { TestApi } from '../api.ts';

export async function rappeler(api: TestApi, key: string, evenement: string): Promise<number> {
  const { reference, montant, devise } = await api.pool.one<{
    reference: string;
    montant: string;
    devise: string;
  }>(sql`select reference, montant, devise from paiement where cle = ${key}`);
  const corps = JSON.stringify({
    evenement,
    cle: key,
    reference,
    etat: 'accepte',
    motif: null,
    montant,
    devise,
  });
  const { secret } = await api.pool.one<{ secret: string }>(
    sql`select secret from banque_essai_secret`,
  );
  const answer = await fetch(`${api.url}/api/paiements/${key}/notification`, {
    method: 'POST',
    body: corps,
    headers: {
      'content-type': 'application/json',
      [ENTETE_SIGNATURE]: signer(secret, corps, new Date()),
    },
  });
  return answer.status;
}
