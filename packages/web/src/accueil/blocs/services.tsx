import {
  FileSpreadsheet,
  FileText,
  Layers,
  Phone,
  Scissors,
  Store,
  Truck,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { BlocOf, IconeService } from '@comptoir/contract/accueil/accueil.contract.ts';
import { withLocale } from '@comptoir/contract/words/locales.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale } from '../../words/use-texts.ts';
import { Section } from './section.tsx';

const ICONES: Record<IconeService, LucideIcon> = {
  coupe: Scissors,
  'sur-mesure': Layers,
  parc: Wrench,
  livraison: Truck,
  retrait: Store,
  devis: FileText,
  fichiers: FileSpreadsheet,
  telephone: Phone,
};

export function Services({ bloc: { titre, texte, cartes } }: { bloc: BlocOf<'services'> }) {
  const locale = useLocale();
  return (
    <Section
      titre={titre}
      texte={texte}
      className="below-fold [--below-fold:645px] sm:[--below-fold:427px] lg:[--below-fold:244px]"
    >
      <ul className="grid border-t max-sm:-mx-4 sm:grid-cols-2 sm:border-l lg:grid-cols-4">
        {cartes.map(({ icone, titre: nom, texte: dit, lien, chemin }) => {
          const Icone = ICONES[icone];
          return (
            <li
              key={chemin}
              className="group relative flex flex-col items-start border-b p-4 hover:bg-sunk max-sm:flex-row max-sm:gap-4 sm:border-r sm:p-6"
            >
              <Icone size={24} aria-hidden className="shrink-0" />
              <div className="flex flex-1 flex-col sm:mt-3">
                <h3 className="type-h3">{nom}</h3>
                <p className="mt-0.5 mb-2 type-body text-pretty text-text-2">{dit}</p>
                <Lien
                  href={withLocale(locale, chemin)}
                  className="mt-auto flex min-h-6 items-center type-body text-link -outline-offset-2 group-hover:underline after:absolute after:inset-0"
                >
                  {lien}
                </Lien>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
