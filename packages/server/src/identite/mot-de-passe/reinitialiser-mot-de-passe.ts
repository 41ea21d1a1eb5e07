import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { TypeCompte } from '@comptoir/contract/identite/mot-de-passe.contract.ts';
import type { Proprietaire } from '@comptoir/contract/identite/mot-de-passe.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Db, Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { deleteSessionsDeDelegue, deleteSessionsDePersonne } from '../../session/session.public.ts';
import type { CourriersIdentite } from '../courriers-identite.ts';
import { oublierEchecsOf } from '../connexion/freins.ts';
import { consommerLien, readLien } from './lien-unique.ts';
import { endLiens, type LienTrouve } from './liens-uniques.sql.ts';
import { hacherMotDePasse } from './mot-de-passe.ts';
import { refuserFaible } from './mots-de-passe-courants.ts';
import {
  findAcheteur,
  findDelegueById,
  updateMotDePasseDeDelegue,
  upsertMotDePasse,
  type DelegueJoignable,
} from './mots-de-passe.sql.ts';

export interface Reinitialisation {
  jeton: string;
  motDePasse: string;
  type?: TypeCompte | undefined;
  langue: Locale;
}

const USAGES = ['reinitialisation'] as const;

/** Refusals leave the link as it was; once it worked, it is over, with every session of theirs. */
export async function reinitialiserMotDePasse(
  pool: Pool,
  courriers: CourriersIdentite,
  { jeton, motDePasse, type, langue }: Reinitialisation,
): Promise<{ identifiant: string }> {
  const lien = await readLien(pool, USAGES, jeton);
  const acces = await choisirAcces(pool, lien, type);
  await refuserFaible(motDePasse, acces.qui);
  const empreinte = await hacherMotDePasse(motDePasse);
  return transaction(pool, async (tx) => {
    await consommerLien(tx, USAGES, jeton);
    await endLiens(tx, 'reinitialisation', lien);
    await acces.remplacer(tx, empreinte);
    const { identifiant, qui } = acces;
    await envoyer(tx, courriers.motDePasseChange({ a: qui.email, langue }, { identifiant }));
    return { identifiant };
  });
}

interface AccesARetrouver {
  identifiant: string;
  qui: Proprietaire;
  remplacer(tx: Tx, empreinte: string): Promise<void>;
}

/** An address may be a buyer's and a delegate's: who holds the link is asked, nobody else. */
async function choisirAcces(
  db: Db,
  { email, delegueId }: LienTrouve,
  type: TypeCompte | undefined,
): Promise<AccesARetrouver> {
  const [acheteur, delegue] = await Promise.all([
    email === null ? undefined : findAcheteur(db, email),
    delegueId === null ? undefined : findDelegueById(db, delegueId),
  ]);
  if (acheteur && delegue && type === undefined) throw refus('choix-type');
  if (delegue && (type === 'delegue' || !acheteur)) return accesDeDelegue(delegue);
  if (acheteur) return accesDAcheteur(acheteur);
  // Left since the mail was sent.
  throw refus('lien-perime');
}

function accesDAcheteur(qui: Proprietaire): AccesARetrouver {
  return {
    identifiant: qui.email,
    qui,
    async remplacer(tx, empreinte) {
      await upsertMotDePasse(tx, qui.email, empreinte);
      await deleteSessionsDePersonne(tx, qui.email);
      await oublierEchecsOf(tx, [qui.email]);
    },
  };
}

function accesDeDelegue(qui: DelegueJoignable): AccesARetrouver {
  return {
    identifiant: qui.code,
    qui,
    async remplacer(tx, empreinte) {
      await updateMotDePasseDeDelegue(tx, qui.id, empreinte);
      await deleteSessionsDeDelegue(tx, qui.id);
      await oublierEchecsOf(tx, [qui.email, qui.code.toLowerCase()]);
    },
  };
}
