export interface CompteActive {
  email: string;
  compte: string;
  etat: 'actif' | 'attente' | 'invite';
}
