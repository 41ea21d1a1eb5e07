import type { RoleCompte } from '@comptoir/contract/identite/regles.ts';

/** As one chooses them: the usual one first. */
export const ROLES_SAISIS: readonly RoleCompte[] = ['acheteur', 'consultation', 'administrateur'];
