import type { ServiceRapido } from '@comptoir/contract/services-rapido/services-rapido.contract.ts';

/** Workshops a trade sends work to, by their codes, the most useful first. */
const PAR_METIER: Record<string, readonly string[]> = {
  menuisier: ['coupe-panneaux', 'placage-chants', 'tiroirs', 'affutage', 'cylindres'],
  agenceur: ['coupe-panneaux', 'placage-chants', 'tiroirs', 'gravure', 'affutage'],
  charpentier: ['affutage', 'coupe-panneaux'],
  couvreur: ['affutage'],
  macon: ['affutage', 'coupe-panneaux'],
  plaquiste: ['coupe-panneaux', 'affutage'],
  peintre: ['gravure', 'coupe-panneaux'],
  electricien: ['gravure', 'cylindres'],
  plombier: ['gravure', 'coupe-panneaux'],
  serrurier: ['cylindres', 'gravure'],
  metallier: ['affutage', 'gravure'],
  paysagiste: ['affutage'],
  maintenance: ['cylindres', 'gravure', 'affutage'],
  collectivite: ['cylindres', 'gravure', 'affutage'],
};

/** Those that help a trade; all of them for a trade that is new here. */
export function servicesDuMetier(
  services: readonly ServiceRapido[],
  metier: string,
): readonly ServiceRapido[] {
  const codes = PAR_METIER[metier];
  if (!codes) return services;
  return codes.flatMap((code) => services.find((service) => service.code === code) ?? []);
}
