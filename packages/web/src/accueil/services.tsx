import { Layers, Scissors, Wrench } from 'lucide-react';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../lien.tsx';
import { useLocale, useTexts } from '../use-texts.ts';

export function Services() {
  const t = useTexts('accueil');
  const locale = useLocale();
  const services = [
    {
      icon: Scissors,
      titre: t('services.coupe'),
      texte: t('services.coupeTexte'),
      lien: t('services.coupeLien'),
      href: liens.servicesRapido(locale),
    },
    {
      icon: Layers,
      titre: t('services.rapido'),
      texte: t('services.rapidoTexte'),
      lien: t('services.rapidoLien'),
      href: liens.projetsRapido(locale),
    },
    {
      icon: Wrench,
      titre: t('services.parc'),
      texte: t('services.parcTexte'),
      lien: t('services.parcLien'),
      href: liens.parcElectro(locale),
    },
  ];
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="mb-4 type-h2">
        {t('services.titre')}
      </h2>
      <ul className="grid border sm:grid-cols-3">
        {services.map(({ icon: Icon, titre, texte, lien, href }) => (
          <li
            key={href}
            className="flex flex-col items-start p-6 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
          >
            <Icon size={24} aria-hidden />
            <h3 className="mt-3 type-h3">{titre}</h3>
            <p className="mt-0.5 mb-3 max-w-90 type-body text-text-2">{texte}</p>
            <Lien
              href={href}
              className="mt-auto flex min-h-6 items-center type-body text-link hover:underline pointer-coarse:min-h-11"
            >
              {lien}
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}
