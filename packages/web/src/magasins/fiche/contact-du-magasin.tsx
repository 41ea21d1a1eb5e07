import { Mail, MapPin, Phone, UserRound, type LucideIcon } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { useTexts } from '../../words/use-texts.ts';
import { CarteParesseuse } from '../carte/carte-paresseuse.tsx';
import { telephoneLu } from '../telephone.ts';
import type { FicheMagasin } from './fiche.ts';
import { lienItineraire } from './itineraire.ts';

interface Props {
  magasin: FicheMagasin;
  proches: readonly MagasinSitue[];
}

export function ContactDuMagasin({ magasin, proches }: Props) {
  const t = useTexts('magasins');
  const { adresse, ligne1, ligne2, responsable } = magasin;
  const dessines = useMemo(() => [magasin, ...proches], [magasin, proches]);
  const autour = useMemo(() => [magasin, ...proches.slice(0, 2)], [magasin, proches]);
  const [choisi, setChoisi] = useState(magasin.id);
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="mb-3 type-h2">
        {t('fiche.contact')}
      </h2>
      <div className="overflow-hidden rounded-card border border-line">
        <CarteParesseuse
          magasins={dessines}
          autour={autour}
          region={magasin.region.slug}
          choisi={choisi}
          onChoisi={setChoisi}
          className="h-52"
        />
        <dl className="divide-y divide-line border-t border-line">
          <Ligne icon={MapPin} nom={t('fiche.itineraire')}>
            <address className="not-italic">
              {ligne1}
              {ligne2 && <span className="block">{ligne2}</span>}
              <span className="block">{`${adresse.codePostal} ${adresse.ville}`}</span>
            </address>
            <Contact href={lienItineraire(magasin)} isDehors>
              {t('fiche.itineraire')}
            </Contact>
          </Ligne>
          <Ligne icon={Phone} nom={t('fiche.telephone')}>
            <Contact href={`tel:${magasin.telephone}`}>{telephoneLu(magasin.telephone)}</Contact>
          </Ligne>
          <Ligne icon={Mail} nom={t('fiche.email')}>
            <Contact href={`mailto:${magasin.email}`}>{magasin.email}</Contact>
          </Ligne>
          {magasin.type === 'magasin' && (
            <Ligne icon={UserRound} nom={t('fiche.equipe')}>
              {responsable === null
                ? t('fiche.toutesLEquipe')
                : t('fiche.responsable', { prenom: responsable })}
            </Ligne>
          )}
        </dl>
      </div>
    </section>
  );
}

interface LigneProps {
  icon: LucideIcon;
  nom: string;
  children: ReactNode;
}

function Ligne({ icon: Icon, nom, children }: LigneProps) {
  return (
    <div className="flex min-h-12 items-center gap-3 px-4 py-2">
      <dt>
        <Icon size={20} role="img" aria-label={nom} className="text-text-2" />
      </dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        {children}
      </dd>
    </div>
  );
}

interface ContactProps {
  href: string;
  /** Leads out of the shop. */
  isDehors?: boolean;
  children: ReactNode;
}

function Contact({ href, isDehors = false, children }: ContactProps) {
  return (
    <a
      href={href}
      {...(isDehors && { target: '_blank', rel: 'noreferrer' })}
      className="inline-flex min-h-8 items-center wrap-anywhere text-link hover:underline pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}
