import { withDatabase } from "../../db/with-database.ts";
import { sql } from "kysely";
import { from as copyFrom } from "pg-copy-streams";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
await withDatabase({databaseUrl:undefined,dataDir:"/tmp/rf-data",what:"try",log:console.log}, async ({db,pool})=>{
  const rows=(await sql<any>`select checkpoint_code, bib, chip, at, source, device from passings where event_id=1 order by id`.execute(db)).rows;
  const time=async(name:string,fn:(c:any)=>Promise<any>)=>{const c=await pool.connect();await c.query("begin");await c.query("delete from passings");const t=performance.now();await fn(c);console.log(name,Math.round(performance.now()-t));await c.query("rollback");c.release();};
  const unnest=(n:number)=>async(c:any)=>{for(let i=0;i<rows.length;i+=n){const b=rows.slice(i,i+n);const col=(k:string)=>b.map((r:any)=>k==="at"?new Date(r.at).toISOString():r[k]);
    await c.query(`insert into passings(event_id,checkpoint_code,bib,chip,at,source,device) select 1, r.* from unnest($1::text[],$2::text[],$3::text[],$4::timestamptz[],$5::text[],$6::text[]) r on conflict on constraint passings_once do nothing`,[col("checkpointCode"),col("bib"),col("chip"),col("at"),col("source"),col("device")]);}};
  const lines=function*(pre:string){let s="";for(const r of rows){s+=`${pre}${r.checkpointCode}\t${r.bib??"\\N"}\t${r.chip??"\\N"}\t${new Date(r.at).toISOString()}\t${r.source}\t${r.device}\n`;if(s.length>65536){yield s;s="";}}yield s;};
  const copy=(async(c:any)=>{await pipeline(Readable.from(lines("1\t")),c.query(copyFrom("copy passings(event_id,checkpoint_code,bib,chip,at,source,device) from stdin")));});
  const temp=(async(c:any)=>{let t=performance.now();await c.query("create temp table inc(checkpoint_code text,bib text,chip text,at timestamptz,source text,device text) on commit drop");await pipeline(Readable.from(lines("")),c.query(copyFrom("copy inc from stdin")));console.log(" temp",performance.now()-t);await c.query("insert into passings(event_id,checkpoint_code,bib,chip,at,source,device) select 1, r.* from inc r on conflict on constraint passings_once do nothing");});
  const tempnofk=(async(c:any)=>{await c.query("alter table passings drop constraint passings_event_id_checkpoint_code_fkey");await temp(c)});
  const tempnouq=(async(c:any)=>{await c.query("drop index passings_by_chip");await c.query("alter table passings drop constraint passings_once");await pipeline(Readable.from(lines("1\t")),c.query(copyFrom("copy passings(event_id,checkpoint_code,bib,chip,at,source,device) from stdin")));});
  const tempsort=(async(c:any)=>{await c.query("create temp table inc(checkpoint_code text,bib text,chip text,at timestamptz,source text,device text) on commit drop");await pipeline(Readable.from(lines("")),c.query(copyFrom("copy inc from stdin")));await c.query("insert into passings(event_id,checkpoint_code,bib,chip,at,source,device) select 1, r.* from inc r order by bib,chip,checkpoint_code,at,device on conflict on constraint passings_once do nothing");});
  const tempdist=(async(c:any)=>{await c.query("create temp table inc(checkpoint_code text,bib text,chip text,at timestamptz,source text,device text) on commit drop");await pipeline(Readable.from(lines("")),c.query(copyFrom("copy inc from stdin")));await c.query("insert into passings(event_id,checkpoint_code,bib,chip,at,source,device) select distinct on (bib,chip,checkpoint_code,at,device) 1, r.* from inc r order by bib,chip,checkpoint_code,at,device");});
  for(let k=0;k<2;k++){await time("temp",temp);await time("tempsort",tempsort);await time("tempdist",tempdist);await time("copy",copy);}
});
