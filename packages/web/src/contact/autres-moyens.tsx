import { CircleQuestionMark, LifeBuoy, Phone, Store, type LucideIcon } from 'lucide-react';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { nomMagasin } from '../articles/nom-magasin.public.ts';
import { Lien } from '../lien.tsx';
import { usePage } from '../page-context.ts';
import { useTexts } from '../use-texts.ts';

/** Who to call, where to go, what is answered already. */
export function AutresMoyens() {
  const t = useTexts('contact');
  const { locale, session } = usePage();
  const { contact, supportDigital } = enseigne;
  const { magasin } = session;
  return (
    <aside aria-labelledby="autres-moyens">
      <h2 id="autres-moyens" className="type-h2">
        {t('autres')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <Moyen
          icon={Phone}
          href={`tel:${contact.telephone.international}`}
          titre={contact.telephone.libelle}
          detail={t('telephoneDetail')}
        />
        <Moyen
          icon={LifeBuoy}
          href={`tel:${supportDigital.telephone.international}`}
          titre={supportDigital.telephone.libelle}
          detail={`${t('support')} · ${t('supportDetail')}`}
        />
        <Moyen
          icon={Store}
          href={
            magasin
              ? liens.magasin(locale, { id: magasin.id, libelle: magasin.libelle })
              : liens.magasins(locale)
          }
          titre={magasin ? nomMagasin(magasin.libelle) : t('magasinChoisir')}
          {...(magasin && { detail: t('magasin') })}
        />
        <Moyen
          icon={CircleQuestionMark}
          href={liens.faq(locale)}
          titre={t('faq')}
          detail={t('faqDetail')}
        />
      </ul>
      <Adresse />
    </aside>
  );
}

interface MoyenProps {
  icon: LucideIcon;
  href: string;
  titre: string;
  detail?: string;
}

function Moyen({ icon: Icon, href, titre, detail }: MoyenProps) {
  return (
    <li>
      <Lien
        href={href}
        className="flex min-h-13 items-center gap-4 py-2 -outline-offset-2 hover:bg-sunk"
      >
        <Icon size={20} aria-hidden className="shrink-0 text-text-2" />
        <span className="min-w-0">
          <span className="block type-name">{titre}</span>
          {detail && <span className="block type-meta text-text-2">{detail}</span>}
        </span>
      </Lien>
    </li>
  );
}

function Adresse() {
  const t = useTexts('contact');
  const { ligne1, ligne2, boitePostale, codePostal, ville } = enseigne.contact.adresse;
  const lignes = [enseigne.nom, ligne1, ligne2, boitePostale, `${codePostal} ${ville}`];
  return (
    <div className="mt-6">
      <h3 className="type-h3">{t('adresse')}</h3>
      <address className="mt-1 text-text-2 not-italic">
        {lignes.filter(Boolean).map((ligne) => (
          <span key={ligne} className="block">
            {ligne}
          </span>
        ))}
      </address>
    </div>
  );
}
