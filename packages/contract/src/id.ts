/** Identifiers are integers of PostgreSQL: a larger one names nothing. */
export const MAX_ID = 2_147_483_647;
