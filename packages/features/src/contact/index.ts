export { Contact, type ContactProps } from './Contact.tsx';
