/** Signatures of the test bank: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const ENTETE_SIGNATURE = 'banque-essai-signature';

/** Older or more ahead than this, it is somebody else's copy. */
const TOLERANCE_S = 300;

export function signer(secret: string, corps: string | Buffer, maintenant: Date): string {
  const t = Math.floor(maintenant.getTime() / 1000);
  return `t=${t},v1=${hmac(secret, t, corps).toString('hex')}`;
}

export function isSignee(
  secret: string,
  corps: Buffer,
  entete: string | string[] | undefined,
  maintenant: Date,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(entete ?? ''));
  if (!match) return false;
  const t = Number(match[1]);
  if (Math.abs(maintenant.getTime() / 1000 - t) > TOLERANCE_S) return false;
  return timingSafeEqual(hmac(secret, t, corps), Buffer.from(match[2] ?? '', 'hex'));
}

function hmac(secret: string, t: number, corps: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${t}.`).update(corps).digest();
}
