export { PolicyHtmlError } from '../createPolicyReader.ts';
export { createPolicyCleaner, type PolicyCleaner } from './createPolicyCleaner.ts';
