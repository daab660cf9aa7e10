export { PolicyHtmlError } from '../createPolicyHtml.ts';
export { createPolicyCleaner, type PolicyCleaner } from './createPolicyCleaner.ts';
