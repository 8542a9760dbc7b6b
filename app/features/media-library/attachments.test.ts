import { attachmentsContract } from '../../../test/contracts/attachments.ts';
import { onSqlite } from '../../../test/contracts/databases.ts';

attachmentsContract(onSqlite());
