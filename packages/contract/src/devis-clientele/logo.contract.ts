/** The logo of a company on its quotes: taken as PNG, JPEG or SVG, kept as nothing but a drawing. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../http/call.ts';
import { FichierRecu } from '../http/fichier-recu.schema.ts';
import { Nullable } from '../http/id.schema.ts';

export const TYPES_LOGO = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
export type TypeLogo = (typeof TYPES_LOGO)[number];

/** A logo is looked at on each page of the paper: it stays small. */
export const MAX_OCTETS_LOGO = 512 * 1024;
export const MAX_COTE_LOGO = 4000;
export const MAX_PIXELS_LOGO = 4_000_000;

export const LogoDevis = Type.Object({
  type: Type.Enum(TYPES_LOGO),
  /** Base64. */
  data: Type.String(),
});
export type LogoDevis = Static<typeof LogoDevis>;

const LogoOuRien = Type.Object({ logo: Nullable(LogoDevis) });

export const lireLogoDevis = defineCall({
  method: 'GET',
  path: '/api/devis-clientele/reglages/logo',
  acces: 'titulaire',
  summary: 'The logo that stands on the quotes of the company.',
  answer: LogoOuRien,
});

export const deposerLogoDevis = defineCall({
  method: 'POST',
  path: '/api/devis-clientele/reglages/logo',
  acces: 'titulaire',
  televersement: true,
  summary:
    'Takes a logo instead of the one before: PNG, JPEG or SVG. What is in it and is no drawing is left out; what cannot be drawn is refused.',
  body: Type.Object({ fichier: FichierRecu }),
  answer: LogoOuRien,
  refusals: [
    'logo-type',
    'logo-illisible',
    'logo-trop-grand',
    'logo-trop-lourd',
    'logo-dangereux',
    'logo-sans-trace',
    'logo-trop-detaille',
  ],
});

export const retirerLogoDevis = defineCall({
  method: 'DELETE',
  path: '/api/devis-clientele/reglages/logo',
  acces: 'titulaire',
  summary: 'Takes the logo off the quotes; the name of the company stands in its place.',
});
