import type { Magasin as MagasinAffiche } from '@comptoir/contract/magasins/magasins.contract.ts';
import type { Magasin } from './magasins.sql.ts';

export function toMagasin(magasin: Magasin): MagasinAffiche {
  const { id, type, libelle, slug, codePostal, ville } = magasin;
  const departement = { code: magasin.departementCode, nom: magasin.departement };
  return { id, type, libelle, slug, adresse: { codePostal, ville, departement } };
}
