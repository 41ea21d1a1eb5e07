/** Prices that are not for who stands beside: what a device shows of them, which the first HTML has to know. */
export const COOKIE_DISCRETION = 'discretion';

/** `masques`: no amount is shown. `vente`: articles show what they are sold on for, and nothing else is shown. */
export const DISCRETIONS = ['masques', 'vente'] as const;
export type Discretion = (typeof DISCRETIONS)[number];

/** Anything may stand in a cookie. */
export function readDiscretion(cookie: string | undefined): Discretion | undefined {
  return DISCRETIONS.find((discretion) => discretion === cookie);
}
