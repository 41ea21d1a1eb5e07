import type { Delai } from './a-facturer.sql.ts';

const DAY_MS = 86_400_000;

export function echeanceOf(emiseLe: string, delai: Delai): string {
  switch (delai) {
    case 'comptant':
      return emiseLe;
    case '30-jours':
      return plusJours(emiseLe, 30);
    case '60-jours':
      return plusJours(emiseLe, 60);
    case '45-jours-fin-de-mois':
      return finDeMois(plusJours(emiseLe, 45));
  }
}

export function plusJours(jour: string, jours: number): string {
  return new Date(Date.parse(`${jour}T00:00:00Z`) + jours * DAY_MS).toISOString().slice(0, 10);
}

function finDeMois(jour: string): string {
  const [annee = 0, mois = 0] = jour.split('-').map(Number);
  return new Date(Date.UTC(annee, mois, 0)).toISOString().slice(0, 10);
}
