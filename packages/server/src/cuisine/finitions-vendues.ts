/** Which fronts, worktops and handles the shop sells: the page offers no others. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { choixPanneau } from '@comptoir/contract/cuisine/compter-element.ts';
import type { listerFinitions } from '@comptoir/contract/cuisine/cuisine.contract.ts';
import { FACADES, PLANS_DE_TRAVAIL, POIGNEES } from '@comptoir/contract/cuisine/finitions.ts';
import { choixPlan } from '@comptoir/contract/cuisine/nomenclature.ts';
import { choixPoignee } from '@comptoir/contract/cuisine/quincaillerie.ts';
import type { Choix } from '@comptoir/contract/cuisine/besoin.ts';
import type { TrouverPossibles } from './possibles.ts';

/** The width of the front of an ordinary base cabinet. */
const LARGEUR = 596;

export async function listerFinitionsVendues(
  possibles: TrouverPossibles,
): Promise<CallAnswer<typeof listerFinitions>> {
  const choix: Choix[] = [];
  const noter = <T>(value: T, siens: readonly Choix[]) => {
    const debut = choix.length;
    choix.push(...siens);
    return { value, rangs: siens.map((_, i) => debut + i) };
  };
  const facades = FACADES.map((facade) => noter(facade, choixPanneau(facade)));
  const plans = PLANS_DE_TRAVAIL.map((plan) => noter(plan, choixPlan(plan, 650)));
  const poignees = POIGNEES.map((poignee) => noter(poignee, choixPoignee(poignee, LARGEUR)));
  const trouves = await possibles(choix);
  const vendus = <T>(list: readonly { value: T; rangs: readonly number[] }[]): T[] =>
    list
      .filter(({ rangs }) => rangs.some((rang) => (trouves[rang] ?? []).length > 0))
      .map(({ value }) => value);
  return {
    facades: vendus(facades),
    plansDeTravail: vendus(plans),
    poignees: vendus(poignees),
  };
}
