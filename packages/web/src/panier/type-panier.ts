/**
 * Order or quote. The basket itself keeps it; two cookies remember it in this browser: `panierType`
 * what was last agreed with the server, `panierTypeTemporaire` what is chosen and not yet answered.
 */
import { TYPES_PANIER, type TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import { COOKIE_TYPE, COOKIE_TYPE_TEMPORAIRE } from './cookies-type.public.ts';

/** What the cookies hold; whatever is no type is not there. */
export interface TypesGardes {
  type: TypePanier | undefined;
  temporaire: TypePanier | undefined;
}

/** A compte in consultation asks for quotes only, whatever was chosen before. */
export function typeEffectif(choisi: TypePanier, isConsultation: boolean): TypePanier {
  return isConsultation ? 'Devis' : choisi;
}

export function readTypes(cookies: string): TypesGardes {
  const read = (name: string) => {
    const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies) ?? [];
    return TYPES_PANIER.find((type) => type === value);
  };
  return { type: read(COOKIE_TYPE), temporaire: read(COOKIE_TYPE_TEMPORAIRE) };
}

/**
 * What to remember once the server gave the type of the basket. In consultation a temporary type
 * becomes Devis; otherwise the answer takes its place.
 */
export function typesAGarder(
  { temporaire }: TypesGardes,
  dit: TypePanier,
  isConsultation: boolean,
): TypesGardes {
  return {
    type: typeEffectif(dit, isConsultation),
    temporaire: isConsultation && temporaire ? 'Devis' : undefined,
  };
}

/**
 * A choice the server never answered: the page was left, or the network was, before it could. It is
 * sent again; undefined where there is none, or where the basket is of that type already.
 */
export function choixEnSuspens(
  { temporaire }: TypesGardes,
  dit: TypePanier,
  isConsultation: boolean,
): TypePanier | undefined {
  return isConsultation || temporaire === dit ? undefined : temporaire;
}

export function noterTypeTemporaire(type: TypePanier): void {
  write(COOKIE_TYPE_TEMPORAIRE, type);
}

export function noterType(dit: TypePanier, isConsultation: boolean): void {
  const { type, temporaire } = typesAGarder(readTypes(document.cookie), dit, isConsultation);
  write(COOKIE_TYPE, type);
  write(COOKIE_TYPE_TEMPORAIRE, temporaire);
}

/** The choice was refused: what was agreed before holds. */
export function oublierTypeTemporaire(): void {
  write(COOKIE_TYPE_TEMPORAIRE, undefined);
}

export function oublierType(): void {
  write(COOKIE_TYPE, undefined);
  write(COOKIE_TYPE_TEMPORAIRE, undefined);
}

function write(name: string, value: TypePanier | undefined): void {
  document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax${value ? '' : '; max-age=0'}`;
}
