/**
 * Kinds that are worth a second look, and from where: the recess of a screw, the back of a machine,
 * the other side of a fitting. Apart from the models: a shot added here takes no
 * first picture again.
 */
import type { Params } from './genres/image.ts';
import type { Prise, PriseEntiere } from './modele.ts';

type Seconde = (premiere: PriseEntiere, params: Params) => Prise | undefined;

/** From behind, at the same height. */
const dos: Seconde = ({ azimut }) => ({ azimut: azimut + Math.PI });

/** Straight from the front. */
const face: Seconde = () => ({ azimut: 0, elevation: 0.06 });

/** From the other end of the same side. */
const autreBout: Seconde = ({ azimut }) => ({ azimut: azimut - Math.PI / 2 });

/** From above, as it lies. */
const dessus: Seconde = () => ({ azimut: 0, elevation: 1.2 });

/** The end that is driven, for what lies along x. */
const bout: Seconde = () => ({ azimut: 1.15, elevation: 0.36 });

/** From one side. */
const profil: Seconde = () => ({ azimut: Math.PI / 2, elevation: 0.08 });

export const SECONDES: Readonly<Record<string, Seconde>> = {
  // Machines.
  'perceuse-visseuse': dos,
  perceuse: dos,
  'visseuse-a-chocs': dos,
  boulonneuse: dos,
  perforateur: dos,
  meuleuse: dos,
  'scie-circulaire': dos,
  'scie-plongeante': dos,
  'scie-sauteuse': dos,
  'scie-sabre': dos,
  'ponceuse-excentrique': dos,
  'ponceuse-bande': dos,
  'rabot-electrique': dos,
  defonceuse: dos,
  cloueur: dos,
  aspirateur: dos,
  compresseur: dos,
  'groupe-electrogene': dos,
  batterie: dos,
  // Protection; clothes are made with a front alone.
  chaussure: profil,
  botte: profil,
  casque: profil,
  'masque-soudage': profil,
  // Fittings.
  'serrure-a-larder': dos,
  cylindre: dos,
  cadenas: face,
  roulette: autreBout,
  mitigeur: profil,
  'vanne-bille': autreBout,
  // Cases and storage.
  'coffret-douilles': dessus,
  'coffret-embouts': dessus,
  'coffret-forets': dessus,
  servante: autreBout,
  'sac-outils': autreBout,
  // What is driven by its end.
  vis: (premiere, params) => (params.empreinte === 'aucune' ? undefined : bout(premiere, params)),
  douille: bout,
};

/** Undefined for what one look says all of. */
export function secondeOf(
  modele: string,
  premiere: PriseEntiere,
  params: Params,
): PriseEntiere | undefined {
  const prise = SECONDES[modele]?.(premiere, params);
  return prise && { ...premiere, ...prise };
}
