/** Writes the day on the sheet, whoever asks for it: a button of the page or the browser itself. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    // dd/MM/yyyy in every language, as on the pages.
    const jour = new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
    const cadre = document.querySelector<HTMLElement>('[data-cadre]');
    if (cadre) cadre.dataset['imprimeLe'] = ` · ${jour}`;
  });
}
