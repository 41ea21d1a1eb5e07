/** A session as it is found by its cookie or its bearer. */
import type { Acteur } from '../http/acteur.ts';
import type { SessionRow, UtilisateurDeSession } from './session.sql.ts';

export interface SessionTrouvee {
  acteur: Acteur & { sessionId: number };
  aDesMessages: boolean;
  /** Which messages wait for who asks; another text when they are others, null when there are none. */
  etatMessages: string | null;
  /** They dismissed some that others still see. */
  aLuDesMessages: boolean;
  /** Unless they do something meanwhile. */
  expireLe: Date;
  /** The person they are or act for. */
  utilisateur: UtilisateurDeSession | null;
  delegue: SessionRow['delegue'];
  magasin: { id: number; libelle: string } | null;
}

export interface Sessions {
  findByCookie(token: string): Promise<SessionTrouvee | undefined>;
  findByBearer(token: string): Promise<SessionTrouvee | undefined>;
  /** Their bearer stands for nobody since an administrator closed their access to this company. */
  findSocieteFermee(token: string): Promise<string | undefined>;
}
