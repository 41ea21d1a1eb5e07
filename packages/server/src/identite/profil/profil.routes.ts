import type { AnswerHeader } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import {
  ENTETES_PROFIL,
  lireCoordonnees,
  lireProfil,
  modifierProfil,
  type Delegue,
  type Profil,
} from '@comptoir/contract/identite/profil.contract.ts';
import { completerPreferences } from '@comptoir/contract/identite/preferences-par-defaut.ts';
import { initialesOf } from '@comptoir/contract/identite/initiales.ts';
import type { FastifyReply } from 'fastify';
import type { Pool } from '../../db/pool.ts';
import type { Acteur } from '../../http/acteur.ts';
import type { Calls } from '../../http/calls.ts';
import { writeHeader } from '../../http/declared-headers.ts';
import { findPersonne, type Personne } from '../../session/session.public.ts';
import { modifierProfil as verbe } from './modifier-profil.ts';
import { findCoordonnees } from './profil.sql.ts';
import { titulaireOf } from '../titulaire.ts';

export function profilRoutes(calls: Calls, pool: Pool): void {
  async function read(acteur: Acteur): Promise<Profil> {
    const { sessionId } = acteur;
    return toProfil(
      acteur,
      sessionId === undefined ? undefined : await findPersonne(pool, sessionId),
    );
  }

  calls.handle(lireProfil, async ({ acteur }, _input, http) => {
    const profil = await read(acteur);
    if (http) writeHeaders(http.reply, profil);
    return profil;
  });

  calls.handle(modifierProfil, async ({ acteur }, { body }, http) => {
    await verbe(pool, await titulaireOf(pool, acteur, http?.request), body);
    return read(acteur);
  });

  calls.handle(lireCoordonnees, async ({ acteur: { compteId } }) => {
    if (compteId === undefined) throw refus('non-authentifie');
    return findCoordonnees(pool, compteId);
  });
}

function toProfil({ role }: Acteur, personne: Personne | undefined): Profil {
  const { utilisateur, delegue } = personne ?? { utilisateur: null, delegue: null };
  const qui = utilisateur ?? delegue ?? { prenom: '', nom: '', email: '' };
  return {
    id: utilisateur?.id ?? null,
    nom: qui.nom,
    prenom: qui.prenom,
    email: qui.email,
    initiales: initialesOf(qui, delegue?.code),
    role,
    delegue: delegue && toDelegue(delegue),
    administrateur: role === 'Utilisateur' && (utilisateur?.administrateur ?? false),
    roleCompte: utilisateur?.role ?? null,
    rgpdValide: utilisateur?.rgpdValide ?? false,
    telephone: utilisateur?.telephone ?? null,
    langue: role === 'Utilisateur' ? (utilisateur?.langue ?? null) : null,
    preferences: completerPreferences(utilisateur?.preferences ?? {}),
    compte: utilisateur?.compte ?? null,
  };
}

function toDelegue({ code, prenom, nom, email }: NonNullable<Personne['delegue']>): Delegue {
  return {
    code,
    nom: `${prenom} ${nom}`.trim(),
    initiales: initialesOf({ prenom, nom }, code),
    email,
  };
}

/** Headers are ASCII: each value is base64 of UTF-8. */
function writeHeaders(reply: FastifyReply, { role, delegue }: Profil): void {
  const write = (name: AnswerHeader, value: string) =>
    writeHeader(reply, name, Buffer.from(value).toString('base64'));
  write(ENTETES_PROFIL.role, role);
  if (!delegue) return;
  write(ENTETES_PROFIL.code, delegue.code);
  write(ENTETES_PROFIL.initiales, delegue.initiales);
  write(ENTETES_PROFIL.nom, delegue.nom);
  write(ENTETES_PROFIL.email, delegue.email);
}
