/** What is left of a file as a logo: its pixels, or its paths. Apart, since it may be anything. */
import type { TypeLogo } from '@comptoir/contract/devis-clientele/logo.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { writeSvg } from './dessin-logo.ts';
import { isJpeg, readJpeg } from './read-jpeg.ts';
import { isPng, readPng } from './read-png.ts';
import { isSvg, readSvg } from './read-svg.ts';

export interface LogoLu {
  type: TypeLogo;
  /** Base64. */
  data: string;
}

/** Told by its bytes: a name can say anything. */
export default function readLogo({ data, nom }: { data: string; nom: string }): LogoLu {
  const octets = Buffer.from(data, 'base64');
  if (isPng(octets)) return toLogo('image/png', readPng(octets));
  if (isJpeg(octets)) return toLogo('image/jpeg', readJpeg(octets));
  if (isSvg(octets)) return toLogo('image/svg+xml', Buffer.from(writeSvg(readSvg(octets))));
  throw refus('logo-type', { nom });
}

function toLogo(type: TypeLogo, octets: Buffer): LogoLu {
  return { type, data: octets.toString('base64') };
}
