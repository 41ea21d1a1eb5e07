/** Which fronts, worktops and handles the shop sells: the page offers no others. */
import type { CallAnswer } from '@comptoir/contract/call.ts';
import { choixPanneau } from '@comptoir/contract/cuisine/compter-element.ts';
import type { listerFinitions } from '@comptoir/contract/cuisine/cuisine.contract.ts';
import { FACADES, PLANS_DE_TRAVAIL, POIGNEES } from '@comptoir/contract/cuisine/finitions.ts';
import { choixPlan } from '@comptoir/contract/cuisine/nomenclature.ts';
import { choixPoignee } from '@comptoir/contract/cuisine/quincaillerie.ts';
import type { Choix } from '@comptoir/contract/cuisine/besoin.ts';
import type { Db } from '../db/pool.ts';
import { listArticlesPossibles } from './articles-possibles.sql.ts';

/** Of an ordinary base cabinet. */
const LARGEUR = 596;

export async function listerFinitionsVendues(db: Db): Promise<CallAnswer<typeof listerFinitions>> {
  const choix: Choix[] = [];
  const noter = <T>(value: T, possibles: readonly Choix[]) => {
    const debut = choix.length;
    choix.push(...possibles);
    return { value, rangs: possibles.map((_, i) => debut + i) };
  };
  const facades = FACADES.map((facade) => noter(facade, choixPanneau(facade)));
  const plans = PLANS_DE_TRAVAIL.map((plan) => noter(plan, choixPlan(plan, 650)));
  const poignees = POIGNEES.map((poignee) => noter(poignee, choixPoignee(poignee, LARGEUR)));
  const trouves = await listArticlesPossibles(db, choix);
  const vendus = <T>(list: readonly { value: T; rangs: readonly number[] }[]): T[] =>
    list.filter(({ rangs }) => rangs.some((rang) => trouves.has(rang))).map(({ value }) => value);
  return {
    facades: vendus(facades),
    plansDeTravail: vendus(plans),
    poignees: vendus(poignees),
  };
}
