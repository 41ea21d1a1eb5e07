/**
 * Order or quote. The basket itself keeps it; two cookies remember it in this browser: `panierType`
 * what was last agreed with the server, `panierTypeTemporaire` what is chosen and not yet answered.
 */
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';

const TYPE = 'panierType';
const TEMPORAIRE = 'panierTypeTemporaire';

/** A compte in consultation asks for quotes only, whatever was chosen before. */
export function typeEffectif(choisi: TypePanier, isConsultation: boolean): TypePanier {
  return isConsultation ? 'Devis' : choisi;
}

export function noterTypeTemporaire(type: TypePanier): void {
  write(TEMPORAIRE, type);
}

export function noterType(type: TypePanier, isConsultation: boolean): void {
  const effectif = typeEffectif(type, isConsultation);
  write(TYPE, effectif);
  if (isConsultation && document.cookie.includes(`${TEMPORAIRE}=`)) write(TEMPORAIRE, effectif);
  else erase(TEMPORAIRE);
}

/** The choice was refused: what was agreed before holds. */
export function oublierTypeTemporaire(): void {
  erase(TEMPORAIRE);
}

export function oublierType(): void {
  erase(TYPE);
  erase(TEMPORAIRE);
}

function write(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; samesite=lax`;
}

function erase(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
