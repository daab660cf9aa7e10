// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import type { operations as Contract } from './schema.ts';

/** An operation of the contract, in words. */
export interface Operation {
  id: keyof Contract;
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** Other servers may lack it. */
  isExtra: boolean;
  /** Query parameters that other servers may ignore. */
  extraParameters: string[];
  /** Needs no session. */
  isPublic: boolean;
  /** Names of the schemas of the body and of the successful response. */
  request?: string;
  response?: string;
  /** True if the response can be an empty list. */
  isList: boolean;
  /** Declared statuses. */
  statuses: string[];
}

/** All operations, in the order of the contract. */
export const operations: Operation[] = [
  {"id":"logIn","method":"POST","path":"/auth/login","tag":"auth","summary":"Sign in","isExtra":false,"extraParameters":[],"isPublic":true,"request":"LoginRequest","response":"SessionAnswer","isList":false,"statuses":["200","400","401","403","413","415","422","429","503"]},
  {"id":"logOut","method":"POST","path":"/auth/logout","tag":"auth","summary":"Sign out","isExtra":true,"extraParameters":[],"isPublic":true,"response":"Message","isList":false,"statuses":["200","403","503"]},
  {"id":"getSession","method":"GET","path":"/auth/session","tag":"auth","summary":"Get the signed-in user","isExtra":true,"extraParameters":[],"isPublic":false,"response":"SessionAnswer","isList":false,"statuses":["200","401","403","503"]},
  {"id":"requestPasswordReset","method":"POST","path":"/auth/forgot-password-web","tag":"auth","summary":"Request a reset link","isExtra":false,"extraParameters":[],"isPublic":true,"request":"PasswordResetRequest","response":"Message","isList":false,"statuses":["200","400","403","413","415","422","429","503"]},
  {"id":"checkResetToken","method":"POST","path":"/auth/check-reset-token","tag":"auth","summary":"Check a reset link","isExtra":true,"extraParameters":[],"isPublic":true,"request":"ResetTokenCheck","response":"Message","isList":false,"statuses":["200","400","403","410","413","415","422","429","503"]},
  {"id":"resetPassword","method":"POST","path":"/auth/reset-password-web/{token}","tag":"auth","summary":"Set a new password with a reset link","isExtra":false,"extraParameters":[],"isPublic":true,"request":"PasswordReset","response":"Message","isList":false,"statuses":["200","400","403","404","410","413","415","422","429","503"]},
  {"id":"exportUsers","method":"GET","path":"/users/export","tag":"users","summary":"Export users","isExtra":true,"extraParameters":["role","sort"],"isPublic":false,"isList":false,"statuses":["200","400","401","403","422","503"]},
  {"id":"getUserGrowth","method":"GET","path":"/dashboard/user-growth","tag":"dashboard","summary":"New users per week","isExtra":true,"extraParameters":[],"isPublic":false,"response":"UserGrowth","isList":true,"statuses":["200","304","401","403","503"]},
  {"id":"getSubscriptionStatuses","method":"GET","path":"/dashboard/subscription-statuses","tag":"dashboard","summary":"Subscriptions by status","isExtra":true,"extraParameters":[],"isPublic":false,"response":"SubscriptionStatuses","isList":true,"statuses":["200","304","401","403","503"]},
  {"id":"getDashboard","method":"GET","path":"/users/dashboard","tag":"dashboard","summary":"Totals and recent users","isExtra":false,"extraParameters":[],"isPublic":false,"response":"Dashboard","isList":true,"statuses":["200","304","401","403","503"]},
  {"id":"listUsers","method":"GET","path":"/users","tag":"users","summary":"List or search users","isExtra":false,"extraParameters":["role","sort"],"isPublic":false,"response":"UserPage","isList":true,"statuses":["200","304","400","401","403","422","503"]},
  {"id":"createUser","method":"POST","path":"/users","tag":"users","summary":"Add a user","isExtra":false,"extraParameters":["Idempotency-Key"],"isPublic":false,"request":"NewUser","response":"User","isList":false,"statuses":["201","400","401","403","409","413","415","422","503"]},
  {"id":"getUser","method":"GET","path":"/users/{id}","tag":"users","summary":"Get one user","isExtra":false,"extraParameters":[],"isPublic":false,"response":"User","isList":false,"statuses":["200","304","400","401","403","404","503"]},
  {"id":"updateUser","method":"PUT","path":"/users/{id}","tag":"users","summary":"Change a user","isExtra":false,"extraParameters":["If-Match"],"isPublic":false,"request":"UserUpdate","response":"User","isList":false,"statuses":["200","400","401","403","404","409","412","413","415","422","503"]},
  {"id":"deleteUser","method":"DELETE","path":"/users/account-delete/{id}","tag":"users","summary":"Delete a user","isExtra":false,"extraParameters":[],"isPublic":false,"response":"Message","isList":false,"statuses":["200","400","401","403","404","409","503"]},
  {"id":"listHabitCategories","method":"GET","path":"/habit-categories","tag":"habit-categories","summary":"List habit categories","isExtra":false,"extraParameters":[],"isPublic":false,"response":"HabitCategory[]","isList":true,"statuses":["200","304","401","403","503"]},
  {"id":"createHabitCategory","method":"POST","path":"/habit-categories","tag":"habit-categories","summary":"Add a habit category","isExtra":false,"extraParameters":["Idempotency-Key"],"isPublic":false,"request":"NewIconCategory","response":"HabitCategory","isList":false,"statuses":["201","400","401","403","413","415","422","503"]},
  {"id":"getHabitCategory","method":"GET","path":"/habit-categories/{id}","tag":"habit-categories","summary":"Get one habit category","isExtra":false,"extraParameters":[],"isPublic":false,"response":"HabitCategory","isList":false,"statuses":["200","304","400","401","403","404","503"]},
  {"id":"updateHabitCategory","method":"PUT","path":"/habit-categories/{id}","tag":"habit-categories","summary":"Change a habit category","isExtra":false,"extraParameters":["If-Match"],"isPublic":false,"request":"IconCategoryUpdate","response":"HabitCategory","isList":false,"statuses":["200","400","401","403","404","412","413","415","422","503"]},
  {"id":"deleteHabitCategory","method":"DELETE","path":"/habit-categories/{id}","tag":"habit-categories","summary":"Delete a habit category","isExtra":false,"extraParameters":[],"isPublic":false,"response":"Message","isList":false,"statuses":["200","400","401","403","404","503"]},
  {"id":"listWorkoutCategories","method":"GET","path":"/workout-categories","tag":"workout-categories","summary":"List workout categories","isExtra":false,"extraParameters":[],"isPublic":false,"response":"WorkoutCategory[]","isList":true,"statuses":["200","304","401","403","503"]},
  {"id":"createWorkoutCategory","method":"POST","path":"/workout-categories","tag":"workout-categories","summary":"Add a workout category","isExtra":false,"extraParameters":["Idempotency-Key"],"isPublic":false,"request":"NewIconCategory","response":"WorkoutCategory","isList":false,"statuses":["201","400","401","403","413","415","422","503"]},
  {"id":"getWorkoutCategory","method":"GET","path":"/workout-categories/{id}","tag":"workout-categories","summary":"Get one workout category","isExtra":false,"extraParameters":[],"isPublic":false,"response":"WorkoutCategory","isList":false,"statuses":["200","304","400","401","403","404","503"]},
  {"id":"updateWorkoutCategory","method":"PUT","path":"/workout-categories/{id}","tag":"workout-categories","summary":"Change a workout category","isExtra":false,"extraParameters":["If-Match"],"isPublic":false,"request":"IconCategoryUpdate","response":"WorkoutCategory","isList":false,"statuses":["200","400","401","403","404","412","413","415","422","503"]},
  {"id":"deleteWorkoutCategory","method":"DELETE","path":"/workout-categories/{id}","tag":"workout-categories","summary":"Delete a workout category","isExtra":false,"extraParameters":[],"isPublic":false,"response":"Message","isList":false,"statuses":["200","400","401","403","404","503"]},
  {"id":"listFinanceCategories","method":"GET","path":"/finance-categories/admin","tag":"finance-categories","summary":"List finance categories","isExtra":false,"extraParameters":[],"isPublic":false,"response":"FinanceCategory[]","isList":true,"statuses":["200","304","401","403","503"]},
  {"id":"createFinanceCategory","method":"POST","path":"/finance-categories","tag":"finance-categories","summary":"Add a finance category","isExtra":false,"extraParameters":["Idempotency-Key"],"isPublic":false,"request":"NewFinanceCategory","response":"FinanceCategory","isList":false,"statuses":["201","400","401","403","413","415","422","503"]},
  {"id":"getFinanceCategory","method":"GET","path":"/finance-categories/{id}","tag":"finance-categories","summary":"Get one finance category","isExtra":false,"extraParameters":[],"isPublic":false,"response":"FinanceCategory","isList":false,"statuses":["200","304","400","401","403","404","503"]},
  {"id":"updateFinanceCategory","method":"PUT","path":"/finance-categories/{id}","tag":"finance-categories","summary":"Change a finance category","isExtra":false,"extraParameters":["If-Match"],"isPublic":false,"request":"FinanceCategoryUpdate","response":"FinanceCategory","isList":false,"statuses":["200","400","401","403","404","412","413","415","422","503"]},
  {"id":"deleteFinanceCategory","method":"DELETE","path":"/finance-categories/{id}","tag":"finance-categories","summary":"Delete a finance category","isExtra":false,"extraParameters":[],"isPublic":false,"response":"Message","isList":false,"statuses":["200","400","401","403","404","503"]},
  {"id":"getPolicy","method":"GET","path":"/policies/{type}","tag":"policies","summary":"Read a policy","isExtra":false,"extraParameters":[],"isPublic":true,"response":"Policy","isList":false,"statuses":["200","304","400","404","503"]},
  {"id":"savePolicy","method":"POST","path":"/policies","tag":"policies","summary":"Save a policy","isExtra":false,"extraParameters":["If-Match"],"isPublic":false,"request":"PolicyUpdate","response":"Policy","isList":false,"statuses":["200","400","401","403","412","413","415","422","503"]},
  {"id":"listPolicyVersions","method":"GET","path":"/policies/{type}/versions","tag":"policies","summary":"List the versions of a policy","isExtra":true,"extraParameters":[],"isPublic":false,"response":"PolicyVersionLog","isList":true,"statuses":["200","304","400","401","403","404","422","503"]},
  {"id":"getPolicyVersion","method":"GET","path":"/policies/{type}/versions/{version}","tag":"policies","summary":"Read a version of a policy","isExtra":true,"extraParameters":[],"isPublic":false,"response":"PolicyVersionContent","isList":false,"statuses":["200","304","400","401","403","404","503"]},
  {"id":"listSubscriptions","method":"GET","path":"/subscriptions","tag":"subscriptions","summary":"List or search subscriptions","isExtra":false,"extraParameters":["page","query","status","sort"],"isPublic":false,"response":"SubscriptionList","isList":true,"statuses":["200","304","400","401","403","422","503"]},
  {"id":"sendContactMessage","method":"POST","path":"/contact","tag":"contact","summary":"Send a message","isExtra":false,"extraParameters":["Idempotency-Key"],"isPublic":true,"request":"ContactMessage","response":"Message","isList":false,"statuses":["200","400","403","413","415","422","429","503"]},
  {"id":"listContactMessages","method":"GET","path":"/messages","tag":"messages","summary":"List or search received messages","isExtra":true,"extraParameters":[],"isPublic":false,"response":"ReceivedMessagePage","isList":true,"statuses":["200","304","400","401","403","422","503"]},
  {"id":"countUnreadMessages","method":"GET","path":"/messages/unread","tag":"messages","summary":"Count unread messages","isExtra":true,"extraParameters":[],"isPublic":false,"response":"UnreadMessages","isList":false,"statuses":["200","304","401","403","503"]},
  {"id":"updateContactMessage","method":"PUT","path":"/messages/{id}","tag":"messages","summary":"Mark a message as read or unread","isExtra":true,"extraParameters":[],"isPublic":false,"request":"ReceivedMessageUpdate","response":"ReceivedMessage","isList":false,"statuses":["200","400","401","403","404","413","415","422","503"]},
  {"id":"deleteContactMessage","method":"DELETE","path":"/messages/{id}","tag":"messages","summary":"Delete a message","isExtra":true,"extraParameters":[],"isPublic":false,"response":"Message","isList":false,"statuses":["200","401","403","404","503"]},
  {"id":"getOwnProfile","method":"GET","path":"/settings/profile","tag":"settings","summary":"Get your account","isExtra":true,"extraParameters":[],"isPublic":false,"response":"User","isList":false,"statuses":["200","304","401","403","503"]},
  {"id":"updateOwnProfile","method":"PUT","path":"/settings/profile","tag":"settings","summary":"Change your name","isExtra":true,"extraParameters":["If-Match"],"isPublic":false,"request":"ProfileUpdate","response":"User","isList":false,"statuses":["200","400","401","403","412","413","415","422","503"]},
  {"id":"changeOwnPassword","method":"PUT","path":"/settings/password","tag":"settings","summary":"Change your password","isExtra":true,"extraParameters":[],"isPublic":false,"request":"PasswordChange","response":"Message","isList":false,"statuses":["200","400","401","403","413","415","422","429","503"]},
  {"id":"listOwnSessions","method":"GET","path":"/settings/sessions","tag":"settings","summary":"List your sessions","isExtra":true,"extraParameters":[],"isPublic":false,"response":"OwnSessionList","isList":true,"statuses":["200","304","401","403","503"]},
  {"id":"endOtherSessions","method":"DELETE","path":"/settings/sessions/others","tag":"settings","summary":"Sign out everywhere else","isExtra":true,"extraParameters":[],"isPublic":false,"response":"Message","isList":false,"statuses":["200","401","403","503"]},
  {"id":"listSecurityEvents","method":"GET","path":"/settings/security-log","tag":"settings","summary":"Read the security log","isExtra":true,"extraParameters":[],"isPublic":false,"response":"SecurityEventLog","isList":true,"statuses":["200","304","400","401","403","422","503"]},
  {"id":"getIcon","method":"GET","path":"/icons/{file}","tag":"system","summary":"Get an icon image","isExtra":true,"extraParameters":[],"isPublic":true,"isList":false,"statuses":["200","304","400","404","503"]},
  {"id":"getHealth","method":"GET","path":"/health","tag":"system","summary":"Check whether the server runs","isExtra":true,"extraParameters":[],"isPublic":true,"response":"Health","isList":false,"statuses":["200","403","503"]},
  {"id":"getReadiness","method":"GET","path":"/ready","tag":"system","summary":"Check whether the server should get requests","isExtra":true,"extraParameters":[],"isPublic":true,"response":"Readiness","isList":false,"statuses":["200","403","503"]},
];
