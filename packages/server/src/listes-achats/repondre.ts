import type { FastifyReply } from 'fastify';
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import { writeEtag } from '../http/etag.ts';
import { toListe } from './listes-achats.public.ts';
import type { ListeRow } from './listes-achats.sql.ts';

/** A list that was changed, with its version, to be sent with the next change. */
export function repondre(row: ListeRow, reply: FastifyReply | undefined): ListeAchats {
  const liste = toListe(row);
  writeEtag(reply, liste.version);
  return liste;
}
