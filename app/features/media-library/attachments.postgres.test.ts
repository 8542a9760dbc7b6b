import { attachmentsContract } from '../../../test/contracts/attachments.ts';
import { onPostgres } from '../../../test/contracts/databases.ts';

attachmentsContract(onPostgres());
