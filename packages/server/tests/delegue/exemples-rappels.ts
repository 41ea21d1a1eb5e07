/** Calls asked for and given up, as the journal of delegates records them. */
import type { Contacts, Rappel } from '@comptoir/contract/contact/contacts.contract.ts';
import type { Visitor } from '../visitors.ts';
import { envoi, read } from './equipe.ts';

type Exemple = (who: Visitor) => Promise<Response>;

/** In the first slot of the house that is free. */
export async function demanderUnRappel(who: Visitor): Promise<Response> {
  const { interlocuteurs } = await read<Contacts>(who.call('GET', '/api/contacts'));
  const [premier] = interlocuteurs.find(({ genre }) => genre === 'siege')?.creneaux ?? [];
  const { headers, ...body } = envoi({
    interlocuteur: 'siege',
    jour: premier?.jour,
    heure: premier?.heures[0],
    telephone: '02 40 00 00 00',
    sujet: 'livraison',
  });
  return who.call('POST', '/api/contacts/rappels', {
    ...body,
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
  });
}

export function exemplesRappels(): Record<string, Exemple> {
  return {
    'POST /api/contacts/rappels': demanderUnRappel,
    'PUT /api/delegue/demandes/{numero}': async (who) => {
      const { numero } = await read<Rappel>(demanderUnRappel(who));
      return who.call('PUT', `/api/delegue/demandes/${numero}`, envoi({ fait: true }));
    },
    'DELETE /api/contacts/rappels/{id}': async (who) => {
      const { id } = await read<Rappel>(demanderUnRappel(who));
      return who.call('DELETE', `/api/contacts/rappels/${id}`);
    },
  };
}
