/** The cookies of the basket’s type, which end with the session of the person. */
export const COOKIE_TYPE = 'panierType';
export const COOKIE_TYPE_TEMPORAIRE = 'panierTypeTemporaire';
