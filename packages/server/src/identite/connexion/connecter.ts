import { isRefus, refus } from '@comptoir/contract/http/erreurs.ts';
import type { ChoixPanier } from '@comptoir/contract/identite/connexion.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { avecPlans } from '../../decoupe/decoupe.public.ts';
import {
  readTotauxAChoisir,
  reprendrePanier,
  type DepsPanier,
} from '../../panier/panier.public.ts';
import { identifier, type SessionIdentifiee } from '../../session/session.public.ts';
import { createFrein } from './freins.ts';
import { isMotDePasse } from '../mot-de-passe/mot-de-passe.ts';
import { findDelegue, findEmpreinte, findSocieteFermee, listComptesOf } from '../personnes.sql.ts';

export interface Connexion {
  /** The session that signs in: a visitor's. */
  sessionId: number;
  adresse: string;
  identifiant: string;
  motDePasse: string;
  utilisateurId?: number | undefined;
  panier?: ChoixPanier | undefined;
  langue: Locale;
}

/** No answer reveals who exists: every refusal before the right password is the same. */
export async function connecter(
  deps: DepsPanier,
  connexion: Connexion,
): Promise<SessionIdentifiee> {
  const { pool, clock } = deps;
  const identifiant = connexion.identifiant.trim().toLowerCase();
  const frein = createFrein({ identifiant, adresse: connexion.adresse });
  await frein.essayer(pool);
  const reconnu = await reconnaitre(pool, identifiant, connexion);
  if (!reconnu) throw refus('identifiants-refuses');
  await frein.reussir(pool);
  const { sessionId, langue } = connexion;
  if (reconnu.delegueId !== undefined) {
    const { delegueId } = reconnu;
    return transaction(pool, (tx) => identifier(tx, sessionId, { delegueId, utilisateurId: null }));
  }
  const utilisateurId = await choisirCompte(pool, identifiant, connexion.utilisateurId);
  try {
    return await avecPlans(`utilisateur ${utilisateurId}`, (plans) =>
      transaction(pool, async (tx) => {
        const reprise = {
          sessionId,
          utilisateurId,
          langue,
          jour: clock.today(),
          choix: connexion.panier,
          plans,
        };
        await reprendrePanier(tx, reprise);
        return identifier(tx, sessionId, { utilisateurId, delegueId: null });
      }),
    );
  } catch (error) {
    if (!isRefus(error) || error.code !== 'choix-panier') throw error;
    const totaux = await readTotauxAChoisir(deps, { sessionId, utilisateurId, langue });
    throw refus('choix-panier', { ...error.data, totaux });
  }
}

/** A delegate, or a person who buys; undefined when the password is neither's. */
async function reconnaitre(
  pool: Pool,
  identifiant: string,
  { motDePasse, adresse }: Pick<Connexion, 'motDePasse' | 'adresse'>,
): Promise<{ delegueId?: number } | undefined> {
  const [empreinte, delegue] = await Promise.all([
    findEmpreinte(pool, identifiant),
    findDelegue(pool, identifiant),
  ]);
  // Always both, so that the time tells nothing.
  const [isPersonne, isDelegue] = await Promise.all([
    isMotDePasse(motDePasse, empreinte, adresse),
    isMotDePasse(motDePasse, delegue?.empreinte, adresse),
  ]);
  if (isPersonne) return {};
  return isDelegue && delegue ? { delegueId: delegue.id } : undefined;
}

async function choisirCompte(
  pool: Pool,
  email: string,
  choisi: number | undefined,
): Promise<number> {
  const comptes = await listComptesOf(pool, email);
  const [premier] = comptes;
  if (!premier) {
    // They gave the right password: who closed their access is no secret to them.
    const compte = await findSocieteFermee(pool, email);
    if (compte !== undefined) throw refus('acces-desactive', { compte });
    // Left every company since, or none has accepted them yet.
    throw refus('identifiants-refuses');
  }
  if (choisi !== undefined) {
    if (!comptes.some(({ utilisateurId }) => utilisateurId === choisi)) {
      throw refus('choix-compte', { comptes });
    }
    return choisi;
  }
  if (comptes.length > 1) throw refus('choix-compte', { comptes });
  return premier.utilisateurId;
}
