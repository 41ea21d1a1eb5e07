import { copyRows } from '../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { MESSAGES } from './messages-demo.ts';

export const messages: Seeder = { nom: 'messages', seed: seedMessages };

async function seedMessages(tx: Tx): Promise<void> {
  const calendrier = await createCalendrier(tx);
  await copyRows(
    tx,
    'message',
    ['cible', 'niveau', 'page', 'departements', 'titre', 'texte', 'debut', 'fin'],
    MESSAGES.map(
      ({ cible, niveau, page = null, departements, titre, texte, jours }) =>
        [
          cible,
          niveau,
          page,
          departements ? `{${departements.join(',')}}` : null,
          JSON.stringify(titre),
          JSON.stringify(texte),
          calendrier(-1),
          calendrier(jours),
        ] as const,
    ),
  );
}
