/** Someone who may approve. */
export interface Candidat {
  id: number;
  nom: string;
}
