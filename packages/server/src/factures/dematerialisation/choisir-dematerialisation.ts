import type { CallInput } from '@comptoir/contract/http/call.ts';
import type {
  choisirDematerialisation as contract,
  Dematerialisation,
} from '@comptoir/contract/factures/dematerialisation.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { exigenceOf } from '@comptoir/contract/panier/references.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction } from '../../db/transaction.ts';
import { acheteurOf, type Acteur } from '../../http/acteur.ts';
import { lockCompte } from '../trop-percus/trop-percus.sql.ts';
import { besoinsOf } from './besoins-canal.ts';
import { findSituation, upsertChoix, type SituationCanal } from './dematerialisation.sql.ts';

export async function lireDematerialisation(
  pool: Pool,
  acteur: Acteur,
): Promise<Dematerialisation> {
  return toDematerialisation(await findSituation(pool, acheteurOf(acteur).compteId), acteur);
}

/** What the channel needs has to be there; sent twice, it is one consent. */
export function choisirDematerialisation(
  pool: Pool,
  acteur: Acteur,
  {
    body: { canal, adresse, depuis },
    jour,
  }: { body: CallInput<typeof contract>['body']; jour: string },
): Promise<Dematerialisation> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  if (depuis < jour) throw refus('requete-invalide');
  return transaction(pool, async (tx) => {
    await lockCompte(tx, compteId);
    const situation = await findSituation(tx, compteId);
    requireBesoins(situation, { canal, adresse });
    await upsertChoix(tx, { compteId, utilisateurId, canal, adresse, depuis });
    return toDematerialisation(await findSituation(tx, compteId), acteur);
  });
}

type Choix = Pick<Dematerialisation, 'canal' | 'adresse'>;

export function requireBesoins(situation: SituationCanal, { canal, adresse }: Choix): void {
  const manque = besoinsOf(situation, canal, adresse).find(({ tenue }) => !tenue);
  if (manque) throw refus('canal-refuse', { regle: manque.code });
}

function toDematerialisation(situation: SituationCanal, acteur: Acteur): Dematerialisation {
  const { siret, chorus, choix, consentements, envois } = situation;
  const siren = siret.slice(0, 9);
  return {
    canal: chorus ? 'chorus' : (choix?.canal ?? 'pdf'),
    adresse: chorus ? '' : (choix?.adresse ?? ''),
    depuis: choix?.depuis ?? null,
    modifiable: acteur.administrateur === true && acteur.delegueId === undefined,
    siren,
    siret,
    annuaire: `${siren}_${siret}`,
    exigence: chorus && exigenceOf(chorus),
    consentements: consentements.map((each) => ({
      ...each,
      consentiLe: new Date(each.consentiLe).toISOString(),
    })),
    envois,
  };
}
