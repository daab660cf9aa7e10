import { PrivacyPolicyRoute } from '../routes/PrivacyPolicyRoute.tsx';
import { TermsRoute } from '../routes/TermsRoute.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

interface PolicyPageProps {
  type: 'privacy' | 'terms';
}

/** A public policy opened by its URL, without the router and the rest of the console. */
export const PolicyPage = ({ type }: PolicyPageProps) => {
  useDocumentTitle(type === 'privacy' ? 'privacyPolicy' : 'termsAndConditions');
  return type === 'privacy' ? <PrivacyPolicyRoute /> : <TermsRoute />;
};
